"""Operations on tables: checked, applied in memory, written, published, in this order."""
