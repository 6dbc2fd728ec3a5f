// For tests: responses with the fields of Jupiter's documented samples, and made-up keys, wallets and signatures.
// `1` stands for `l` in 'MadeUpWa11et', because base58 has no l.
const recurringTrade = {
  orderKey: 'RecurringKey',
  keeper: 'MadeUpKeeper',
  inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  outputMint: 'So11111111111111111111111111111111111111112',
  inputAmount: '25',
  rawInputAmount: '25000000',
  outputAmount: '0.14985',
  rawOutputAmount: '149850000',
  feeMint: 'So11111111111111111111111111111111111111112',
  feeAmount: '0.00015',
  rawFeeAmount: '150000',
  txId: '3igTrade',
  confirmedAt: '2026-02-02T10:00:03Z',
  action: 'Fill',
  productMeta: null,
}

const recurringOrder = {
  recurringType: 'time',
  userPubkey: 'MadeUpWa11et',
  orderKey: 'RecurringKey',
  inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  outputMint: 'So11111111111111111111111111111111111111112',
  inDeposited: '100',
  rawInDeposited: '100000000',
  inWithdrawn: '50',
  rawInWithdrawn: '50000000',
  inUsed: '50',
  rawInUsed: '50000000',
  inAmountPerCycle: '25',
  rawInAmountPerCycle: '25000000',
  cycleFrequency: '86400',
  outReceived: '0.3',
  rawOutReceived: '300000000',
  outWithdrawn: '0.3',
  rawOutWithdrawn: '300000000',
  minOutAmount: '0',
  rawMinOutAmount: '0',
  maxOutAmount: '0',
  rawMaxOutAmount: '0',
  openTx: '5igopen',
  closeTx: '4igC1ose',
  userClosed: true,
  createdAt: '2026-02-01T10:00:00Z',
  updatedAt: '2026-02-03T10:00:05Z',
  trades: [recurringTrade],
}

const triggerTrade = {
  orderKey: 'TriggerKey',
  keeper: 'MadeUpKeeper',
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  inputAmount: '1.5',
  rawInputAmount: '1500000000',
  outputAmount: '300',
  rawOutputAmount: '300000000',
  feeMint: 'MadeUpFeeTokenAccount',
  feeAmount: '0.3',
  rawFeeAmount: '300000',
  txId: '3igTrade',
  confirmedAt: '2026-01-05T12:00:00Z',
  action: 'Fill',
  productMeta: null,
}

const triggerOrder = {
  userPubkey: 'MadeUpWa11et',
  orderKey: 'TriggerKey',
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  makingAmount: '2',
  rawMakingAmount: '2000000000',
  takingAmount: '400',
  rawTakingAmount: '400000000',
  remainingMakingAmount: '0.5',
  rawRemainingMakingAmount: '500000000',
  remainingTakingAmount: '100',
  rawRemainingTakingAmount: '100000000',
  slippageBps: '0',
  expiredAt: null,
  createdAt: '2026-01-05T08:00:00Z',
  updatedAt: '2026-01-06T09:00:00Z',
  status: 'Cancelled',
  openTx: '5igopen',
  closeTx: '4igC1ose',
  programVersion: 'MadeUpProgram',
  trades: [triggerTrade],
}

/** Fields to replace. An undefined field is missing in the response. */
type Change = Record<string, unknown>

export const recurringTradeItem = (change: Change = {}) => ({ ...recurringTrade, ...change })
export const recurringOrderItem = (change: Change = {}) => ({ ...recurringOrder, ...change })
export const triggerTradeItem = (change: Change = {}) => ({ ...triggerTrade, ...change })
export const triggerOrderItem = (change: Change = {}) => ({ ...triggerOrder, ...change })

/** A page of getRecurringOrders. */
export function recurringResponse(orders: unknown, change: Change = {}): string {
  const envelope = { user: 'MadeUpWa11et', orderStatus: 'history', page: 1, totalPages: 2 }
  // eslint-disable-next-line id-denylist -- Jupiter's own name
  return JSON.stringify({ ...envelope, all: orders, ...change })
}

/** A page of getTriggerOrders. */
export function triggerResponse(orders: unknown[], change: Change = {}): string {
  const envelope = { user: 'MadeUpWa11et', orderStatus: 'history', page: 1, totalPages: 1, orders }
  return JSON.stringify({ ...envelope, ...change })
}
