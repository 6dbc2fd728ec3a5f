/** What can become of a call. */
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

/** Every call that the product makes: to services, and to its own routes. */
export const CALLS = [
  'past recurring orders',
  'active recurring orders',
  'past triggers',
  'active triggers',
  'token list service',
  "Jupiter's token search",
  'second token service',
  'Birdeye',
  'DefiLlama',
  '/trades/csv',
  '/trades/fetch-usd-prices',
  '/upstream/jupiter',
] as const
export type CallName = (typeof CALLS)[number]

/** One call that meets one fault. */
export type FaultCell = { call: CallName; fault: FaultName }

/** Every call with every fault. */
export const ALL_CELLS: FaultCell[] = CALLS.flatMap((call) =>
  FAULTS.map((fault) => ({ call, fault })),
)

/** One of each kind of call: to Jupiter from the browser, to Birdeye through us, to our own route. */
export const SAMPLE_CELLS: FaultCell[] = [
  { call: 'past triggers', fault: 'hang' },
  { call: 'Birdeye', fault: '429 for ever' },
  { call: '/trades/csv', fault: 'reset in mid-answer' },
]

/** The status of a fault that is one; undefined for any other. */
export function statusOf(fault: FaultName): number | undefined {
  const status = Number.parseInt(fault, 10)
  return Number.isNaN(status) ? undefined : status
}

/** Whether only the first call meets it. */
export function isOnce(fault: FaultName): boolean {
  return fault.endsWith(' once')
}
