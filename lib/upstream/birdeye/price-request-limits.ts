/** How long one request to our route may work, in milliseconds; Vercel ends it after 300 s. */
export const LONGEST_REQUEST_MS = 240_000

/** No call to Birdeye begins later than this into a request: a call may bring no byte for 25 s. */
export const LAST_CALL_AFTER_MS = 214_000

/** How many prices, failed ones among them, one request comes to. */
export const PRICES_A_REQUEST = 250
