/**
 * The most bytes of scripts that a page may load, as gzip -9 packs their bodies: the landing page in
 * all, the wallet pages until they show their first order or row, and the trades page until it is still.
 */
export const SCRIPT_BUDGETS = {
  landing: 140_000,
  orders: 215_000,
  trades: 233_000,
  'trades, complete': 288_000,
}
