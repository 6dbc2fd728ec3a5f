/** Shown above all lists: which orders cannot be read at all (behaviour 2.15). */
export const V2_NOTICE =
  "Orders placed on Jupiter's newer (V2) system are private to the wallet and not listed here."
