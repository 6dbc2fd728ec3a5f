/**
 * The most bytes of scripts that a page may load. The bodies are counted as gzip -9 packs them. `orders` and
 * `trades` count what loads before the first order or row shows. `landing` and `trades, complete` count what
 * has loaded once the page requests nothing more.
 */
export const SCRIPT_BUDGETS = {
  landing: 140_000,
  orders: 215_000,
  trades: 233_000,
  'trades, complete': 288_000,
}
