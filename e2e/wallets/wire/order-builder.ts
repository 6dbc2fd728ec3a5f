import { amountFields, baseUnits } from './wire-amount'
import type { Fill } from './wire-fill'
import { marketOutput } from './market-price'
import type { WireOrder } from './wire-order-list'
import { mockAddress, mockSignature } from './mock-address'
import type { MockToken } from './mock-tokens'
import { unixSeconds, wireDate } from './wire-date'
import { recurringFills, sumOf, triggerFills, wireTrades, type ExactFill } from './wire-trades'

const USDC_DECIMALS = 6
const DAY_SECONDS = 86_400
const PROGRAM = mockAddress('perijove trigger program')

type OrderInput = {
  user: string
  /** Distinguishes the orders of a wallet: the order key and the transactions are made from it. */
  name: string
  from: MockToken
  to: MockToken
  createdAt: string
  fills?: readonly Fill[]
  /** When the order was closed; an order without it is open. */
  closedAt?: string
}

/** The data of a recurring order. */
type RecurringInput = OrderInput & {
  type?: 'time' | 'price'
  deposit: string
  /** What a cycle spends: input tokens in a time order, US dollars in a price order. */
  perCycle: string
  everySeconds?: number
  closedBy?: 'user' | 'end'
  minOutput?: string
  maxOutput?: string
}

/** The data of a trigger. */
type TriggerInput = OrderInput & {
  making: string
  /** By default what the market gave for `making` when the trigger was opened. */
  taking?: string
  status?: string
  expiredAt?: string
}

function orderKey(input: OrderInput): string {
  return mockAddress(`${input.user} order ${input.name}`)
}

/** Returns the fields that every order has. */
function coreFields(input: OrderInput, openCloseTx: '' | null) {
  const key = orderKey(input)
  return {
    userPubkey: input.user,
    orderKey: key,
    inputMint: input.from.mint,
    outputMint: input.to.mint,
    openTx: mockSignature(`${key} open`),
    closeTx: input.closedAt === undefined ? openCloseTx : mockSignature(`${key} close`),
    createdAt: input.createdAt,
    updatedAt: input.closedAt ?? input.fills?.at(-1)?.at ?? input.createdAt,
  }
}

/** Returns a recurring order as the list of `all` sends it. Its sums are right to the last unit. */
export function recurringOrder(input: RecurringInput): WireOrder {
  const { from, to } = input
  const isPriceBased = input.type === 'price'
  const fills = recurringFills(input.fills ?? [], from, to)
  const deposited = baseUnits(input.deposit, from.decimals)
  const used = sumOf(fills, 'input')
  if (used > deposited) throw new Error(`${input.name} spends more than was deposited`)
  const left = deposited - used
  const received = sumOf(fills, 'output')
  return {
    recurringType: isPriceBased ? 'price' : 'time',
    ...coreFields(input, ''),
    ...amountFields('inDeposited', deposited, from.decimals),
    ...amountFields('inWithdrawn', input.closedAt === undefined ? 0n : left, from.decimals),
    ...amountFields('inUsed', used, from.decimals),
    ...amountFields('outReceived', received, to.decimals),
    ...amountFields('outWithdrawn', received, to.decimals),
    ...(isPriceBased ? priceFields(input, fills, left) : timeFields(input)),
    trades: wireTrades({ orderKey: orderKey(input), from, to, isPriceBased }, fills),
  }
}

function timeFields(input: RecurringInput): WireOrder {
  const { from, to, minOutput = '0', maxOutput = '0' } = input
  return {
    ...amountFields('inAmountPerCycle', baseUnits(input.perCycle, from.decimals), from.decimals),
    cycleFrequency: String(input.everySeconds ?? DAY_SECONDS),
    ...amountFields('minOutAmount', baseUnits(minOutput, to.decimals), to.decimals),
    ...amountFields('maxOutAmount', baseUnits(maxOutput, to.decimals), to.decimals),
    userClosed: input.closedBy === 'user',
  }
}

function priceFields(input: RecurringInput, fills: readonly ExactFill[], left: bigint): WireOrder {
  const increment = baseUnits(input.perCycle, USDC_DECIMALS)
  const supposed = increment * BigInt(fills.length)
  const isOpen = input.closedAt === undefined
  return {
    ...amountFields('inLeft', isOpen ? left : 0n, input.from.decimals),
    orderInterval: String(input.everySeconds ?? DAY_SECONDS),
    ...amountFields('incrementalUsdValue', increment, USDC_DECIMALS),
    ...amountFields('supposedUsdValue', supposed, USDC_DECIMALS),
    ...amountFields('estimatedUsdcValueSpent', sumOf(fills, 'usdc'), USDC_DECIMALS),
    status: isOpen ? 'Open' : 'Close',
    closedBy: input.closedBy === 'user' ? input.user : '',
    startAt: input.createdAt,
  }
}

/** Returns a trigger as its list sends it. Its sums are right to the last unit. */
export function triggerOrder(input: TriggerInput): WireOrder {
  const { from, to } = input
  const making = baseUnits(input.making, from.decimals)
  const taking =
    input.taking === undefined
      ? marketOutput(making, from, to, unixSeconds(input.createdAt))
      : baseUnits(input.taking, to.decimals)
  const fills = triggerFills(input.fills ?? [], from, to, { making, taking })
  const left = making - sumOf(fills, 'input')
  const wanted = taking - sumOf(fills, 'output')
  if (left < 0n) throw new Error(`${input.name} spends more than was deposited`)
  const status = input.status ?? (left === 0n ? 'Completed' : 'Open')
  const closing = status === 'Open' ? {} : { closedAt: input.closedAt ?? lastMoment(input) }
  return {
    ...coreFields({ ...input, ...closing }, null),
    ...amountFields('makingAmount', making, from.decimals),
    ...amountFields('takingAmount', taking, to.decimals),
    ...amountFields('remainingMakingAmount', left, from.decimals),
    // A fill above the limit may have brought more than the order asked for.
    ...amountFields('remainingTakingAmount', wanted < 0n ? 0n : wanted, to.decimals),
    slippageBps: '0',
    expiredAt: input.expiredAt ?? null,
    status,
    programVersion: PROGRAM,
    trades: wireTrades({ orderKey: orderKey(input), from, to, isPriceBased: false }, fills),
  }
}

/** Returns when an order was closed, if its mock wallet doesn't say. */
function lastMoment(input: OrderInput): string {
  return input.fills?.at(-1)?.at ?? wireDate(unixSeconds(input.createdAt) + 7 * DAY_SECONDS)
}
