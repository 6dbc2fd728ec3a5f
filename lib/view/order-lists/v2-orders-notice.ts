/** Shown above all lists: which orders cannot be read at all (behaviour 2.15). */
export const V2_NOTICE =
  "Since 10 March 2026 jup.ag places new orders on Jupiter's newer (V2) system. They are private to the wallet and not listed here."
