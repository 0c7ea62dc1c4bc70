"""Texts beside the data of a view: questions, choices, reasons and the log."""
