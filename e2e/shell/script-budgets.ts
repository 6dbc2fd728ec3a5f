/**
 * The most bytes of scripts that a page may load, as gzip -9 packs their bodies: the landing page in
 * all, the wallet pages until they show their first order or row, and the trades page until it is still.
 * The goals are 140,000, 215,000, 235,000 and 290,000.
 */
export const SCRIPT_BUDGETS = {
  landing: 140_000,
  orders: 215_000,
  trades: 233_000,
  'trades, complete': 317_000,
}
