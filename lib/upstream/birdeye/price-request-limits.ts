/**
 * How long one request to our route may work, in milliseconds; Vercel ends it after 300 s
 * (behaviour 12.7).
 */
export const LONGEST_REQUEST_MS = 240_000

/**
 * No call to Birdeye begins later than this into a request: a call may bring no byte for 25 s
 * (behaviour 8.17).
 */
export const LAST_CALL_AFTER_MS = 214_000

/** How many prices, failed ones among them, one request comes to (behaviour 8.17). */
export const PRICES_A_REQUEST = 250
