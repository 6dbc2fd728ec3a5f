/**
 * The most bytes of scripts that a page may load. The bodies are compressed with gzip -9. `orders` and
 * `trades` count what loads before the first order or row shows. `landing` and `trades, complete` count what
 * has loaded once the page requests nothing more.
 */
export const SCRIPT_BUDGETS = {
  landing: 141_500,
  orders: 220_000,
  trades: 243_300,
  'trades, complete': 314_000,
}
