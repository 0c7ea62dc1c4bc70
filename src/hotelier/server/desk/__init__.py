"""Operations on tables: checked, carried out in memory, written, told; in this order."""
