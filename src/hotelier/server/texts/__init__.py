"""What a page is told beside the data: questions, choices, reasons and the log in words."""
