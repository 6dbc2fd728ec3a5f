import Big from 'big.js'
import * as z from 'zod'
import { MOCKS_URL } from '../run/mock-settings'

const amount = z.union([z.string(), z.number()]).transform((value) => new Big(value).toFixed())
const tradeSchema = z.object({
  confirmedAt: z.iso.datetime(),
  inputMint: z.string(),
  outputMint: z.string(),
  inputAmount: amount,
  outputAmount: amount,
  feeAmount: amount,
  txId: z.string(),
})
const orderSchema = z.object({
  orderKey: z.string(),
  inputMint: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().optional(),
  closeTx: z.string().nullish(),
  status: z.string().optional(),
  inWithdrawn: amount.optional(),
  remainingMakingAmount: amount.optional(),
  openTx: z.string(),
  recurringType: z.enum(['time', 'price']).optional(),
  cycleFrequency: z.unknown().optional(),
  inDeposited: amount.optional(),
  makingAmount: amount.optional(),
  trades: z.array(tradeSchema),
})
type ServedOrder = z.infer<typeof orderSchema> & { type: string }
const ALL_TYPES = { recurringType: 'all', includeFailedTx: 'false' }
const pageSchema = z.object({
  totalPages: z.number(),
  all: z.array(z.unknown()).optional(), // eslint-disable-line id-denylist -- Jupiter's own name
  orders: z.array(z.unknown()).optional(),
})

/** A deposit, trade or refund from the mock of Jupiter, in the words of the CSV. */
export type ServedEvent = {
  kind: 'deposit' | 'trade' | 'refund'
  seconds: number
  inputMint: string
  input: string
  type: string
  key: string
  signature: string
  /** The output of a trade: total = net + fee. */
  output?: { mint: string; net: string; fee: string; total: string }
}

/** Returns a wallet's valid orders of all four lists, without the triggers that have no trade. */
export async function servedOrders(user: string): Promise<ServedOrder[]> {
  const calls = ['history', 'active'].flatMap((orderStatus) => [
    readAll('recurring/v1/getRecurringOrders', { user, orderStatus, ...ALL_TYPES }),
    readAll('trigger/v1/getTriggerOrders', { user, orderStatus }),
  ])
  const items = (await Promise.all(calls)).flat()
  return items
    .flatMap((item) => orderSchema.safeParse(item).data ?? [])
    .map((order) => ({ ...order, type: typeOf(order) }))
    .filter(({ type, trades }) => type !== 'trigger' || trades.length > 0)
}

/**
 * Returns a wallet's deposits and trades by date. Of those with the same date, deposits and lower keys come first.
 */
export async function servedEvents(user: string): Promise<ServedEvent[]> {
  return (await servedRows(user)).filter(({ kind }) => kind !== 'refund')
}

/** Returns a wallet's deposits, trades and refunds by date. Of those with the same date, refunds come last. */
export async function servedRows(user: string): Promise<ServedEvent[]> {
  const events = (await servedOrders(user)).flatMap(eventsOf)
  const place = ({ kind }: ServedEvent) => ['deposit', 'trade', 'refund'].indexOf(kind)
  return events.sort(
    (a, b) => a.seconds - b.seconds || place(a) - place(b) || compare(a.key, b.key),
  )
}

async function readAll(path: string, query: Record<string, string>): Promise<unknown[]> {
  const items: unknown[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const search = new URLSearchParams({ ...query, page: String(page) })
    const response = await fetch(`${MOCKS_URL}/jupiter/${path}?${search}`)
    const body = pageSchema.parse(await response.json())
    items.push(...(body.all ?? []), ...(body.orders ?? []))
    pages = body.totalPages
  }
  return items
}

function eventsOf(order: ServedOrder): ServedEvent[] {
  const shared = { type: order.type, key: order.orderKey }
  const deposit: ServedEvent = {
    kind: 'deposit',
    seconds: Date.parse(order.createdAt) / 1000,
    inputMint: order.inputMint,
    input: order.makingAmount ?? order.inDeposited ?? '',
    signature: order.openTx,
    ...shared,
  }
  const trades = order.trades.map((trade): ServedEvent => {
    const { outputMint: mint, feeAmount: fee } = trade
    const output = new Big(trade.outputAmount)
    // A trigger's trade has the total; a recurring order's trade has the net.
    const net = order.type === 'trigger' ? output.minus(fee) : output
    return {
      kind: 'trade',
      seconds: Date.parse(trade.confirmedAt) / 1000,
      inputMint: trade.inputMint,
      input: trade.inputAmount,
      signature: trade.txId,
      ...shared,
      output: { mint, net: net.toFixed(), fee, total: net.plus(fee).toFixed() },
    }
  })
  return [deposit, ...trades, ...returnsOf(order, deposit)]
}

/** Returns the refund of a closed order, if Jupiter gives its amount, transaction and time. */
function returnsOf(order: ServedOrder, deposit: ServedEvent): ServedEvent[] {
  const { closeTx, updatedAt, status, inWithdrawn, remainingMakingAmount } = order
  const isClosed = status !== 'Open'
  const input = order.makingAmount === undefined ? inWithdrawn : remainingMakingAmount
  if (!isClosed || !closeTx || !updatedAt || !input || new Big(input).eq(0)) return []
  const seconds = Date.parse(updatedAt) / 1000
  return [{ ...deposit, kind: 'refund', seconds, input, signature: closeTx }]
}

function typeOf(order: z.infer<typeof orderSchema>): string {
  if (order.makingAmount !== undefined) return 'trigger'
  const type = order.recurringType ?? (order.cycleFrequency === undefined ? 'price' : 'time')
  return `recurring ${type}`
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
