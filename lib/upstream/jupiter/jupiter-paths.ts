/** The three paths of Jupiter's that are read (behaviour 4.1); the proxy lets no other through. */
export const JUPITER_PATHS = {
  recurring: 'recurring/v1/getRecurringOrders',
  trigger: 'trigger/v1/getTriggerOrders',
  tokens: 'tokens/v2/search',
} as const
export type JupiterPath = (typeof JUPITER_PATHS)[keyof typeof JUPITER_PATHS]

/** Where our own route, the proxy, passes Jupiter's answers on. */
export const PROXY_PATH = '/upstream/jupiter'
