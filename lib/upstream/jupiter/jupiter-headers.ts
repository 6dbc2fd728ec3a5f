/** How many calls Jupiter's limit leaves; 0 or below where none. */
export const RATE_LIMIT_REMAINING_HEADER = 'x-ratelimit-remaining'

/** When Jupiter's limit ends, in Unix seconds. */
export const RATE_LIMIT_RESET_HEADER = 'x-ratelimit-reset'

/** Jupiter's own name for a call, which its support can look up. */
export const REQUEST_ID_HEADER = 'x-api-gateway-request-id'

/** Set by our proxy where it could not reach Jupiter: then its status is not Jupiter's. */
export const UNREACHED_HEADER = 'x-upstream-unreached'

/** The headers of Jupiter's answers that our proxy passes on. */
export const PASSED_HEADERS = [
  'retry-after',
  RATE_LIMIT_REMAINING_HEADER,
  RATE_LIMIT_RESET_HEADER,
  REQUEST_ID_HEADER,
]
