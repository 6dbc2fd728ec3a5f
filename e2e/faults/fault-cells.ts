/** What can go wrong with a call. */
export const FAULTS = [
  'refused',
  'reset in mid-answer',
  'hang',
  'HTML',
  'cut JSON',
  'wrong shape',
  'null',
  '400',
  '401',
  '403',
  '404',
  '429 once',
  '429 for ever',
  '500 once',
  '500 for ever',
  '503',
] as const
export type FaultName = (typeof FAULTS)[number]

/** The calls of the product, to services and to its own routes. */
export const CALLS = [
  'past recurring orders',
  'active recurring orders',
  'past triggers',
  'active triggers',
  'token list service',
  "Jupiter's token search",
  'optional token service',
  'Birdeye',
  'DefiLlama',
  '/trades/csv',
  '/trades/fetch-usd-prices',
  '/upstream/jupiter',
] as const
export type CallName = (typeof CALLS)[number]

/** One fault on one call. */
export type FaultCell = { call: CallName; fault: FaultName }

/** Every fault on every call. */
export const ALL_CELLS: FaultCell[] = CALLS.flatMap((call) =>
  FAULTS.map((fault) => ({ call, fault })),
)

/**
 * One cell for each kind of call: to Jupiter from the browser, to Birdeye through our server, to our own route.
 */
export const SAMPLE_CELLS: FaultCell[] = [
  { call: 'past triggers', fault: 'hang' },
  { call: 'Birdeye', fault: 'wrong shape' },
  { call: '/trades/csv', fault: 'reset in mid-answer' },
]

/** Returns the status of a fault; undefined if the fault isn't a status. */
export function statusOf(fault: FaultName): number | undefined {
  const status = Number.parseInt(fault, 10)
  return Number.isNaN(status) ? undefined : status
}

/** Whether only the first call gets the fault. */
export function isOnce(fault: FaultName): boolean {
  return fault.endsWith(' once')
}
