import { amountText } from '@/lib/domain/amounts/amount'
import { addTo, type DecimalSum, sumText } from '@/lib/domain/amounts/decimal'
import { netAndFee } from '@/lib/domain/amounts/fee'
import { compareText } from '@/lib/domain/text/compare-text'
import { outputMintOf, type OutputMints } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** What was received: after the fee and with it. Plain decimal text in whole tokens. */
export type Received = { net: string; total: string }

/**
 * What some events come to between one input and one output mint, whatever the type of their orders
 * (behaviour 18.1). Sums are exact decimal text in whole tokens (behaviour 18.3).
 */
export type PairSummary = {
  /** `summaryKey` of its mints: symbols may be anyone's. */
  key: string
  inputMint: string
  outputMint: string
  trades: number
  deposits: number
  deposited: string
  /** What closed orders gave back (behaviour 16.1). */
  refunds: number
  refunded: string
  paid: string
  received: Received
  /** The fees that are known. */
  fees: string
  /** Trades whose fee is not known in the output's token (behaviour 7.8). */
  unknownFees: number
  /** Dates of the first and the last trade, ISO 8601; undefined without trades. */
  firstTrade: string | undefined
  lastTrade: string | undefined
}

/** The identity of what went from one mint to another. */
export function summaryKey(inputMint: string, outputMint: string): string {
  return `${inputMint} ${outputMint}`
}

type Sums = Pick<
  PairSummary,
  | 'inputMint'
  | 'outputMint'
  | 'trades'
  | 'deposits'
  | 'refunds'
  | 'unknownFees'
  | 'firstTrade'
  | 'lastTrade'
> &
  Record<'deposited' | 'refunded' | 'paid' | 'net' | 'fees', DecimalSum>

/** Sums up events pair by pair, most trades first (behaviour 18.1). */
export function summarize(events: readonly OrderEvent[], outputMints: OutputMints): PairSummary[] {
  const pairs = new Map<string, Sums>()
  for (const event of events) {
    const outputMint = outputMintOf(event, outputMints)
    if (outputMint === undefined) continue
    const key = summaryKey(event.inputMint, outputMint)
    const sums = pairs.get(key) ?? noSums(event.inputMint, outputMint)
    addEvent(sums, event)
    pairs.set(key, sums)
  }
  return [...pairs].map(([key, sums]) => summed(key, sums)).sort(mostTradesFirst)
}

function noSums(inputMint: string, outputMint: string): Sums {
  return {
    inputMint,
    outputMint,
    ...{ trades: 0, deposits: 0, refunds: 0, unknownFees: 0 },
    ...{ firstTrade: undefined, lastTrade: undefined },
    ...{ deposited: [], refunded: [], paid: [], net: [], fees: [] },
  }
}

function addEvent(sums: Sums, event: OrderEvent): void {
  // Jupiter sends all amounts in whole tokens.
  const input = amountText(event.inputAmount, undefined)
  if (event.kind === 'deposit') {
    sums.deposits += 1
    addTo(sums.deposited, input)
    return
  }
  if (event.kind === 'refund') {
    sums.refunds += 1
    addTo(sums.refunded, input)
    return
  }
  sums.trades += 1
  addTo(sums.paid, input)
  const { net, fee } = netAndFee(event)
  addTo(sums.net, net)
  if (fee === undefined) sums.unknownFees += 1
  else addTo(sums.fees, fee)
  const { date } = event
  if (sums.firstTrade === undefined || date < sums.firstTrade) sums.firstTrade = date
  if (sums.lastTrade === undefined || date > sums.lastTrade) sums.lastTrade = date
}

function summed(key: string, sums: Sums): PairSummary {
  const { deposited, refunded, paid, net, fees, ...counts } = sums
  return {
    key,
    ...counts,
    deposited: sumText(deposited),
    refunded: sumText(refunded),
    paid: sumText(paid),
    received: { net: sumText(net), total: sumText(net, fees) },
    fees: sumText(fees),
  }
}

function mostTradesFirst(a: PairSummary, b: PairSummary): number {
  return b.trades - a.trades || compareText(a.key, b.key)
}

/**
 * Returns pairs in the positions that they were shown in, new ones below (behaviour 18.2).
 * @param shown the keys shown before, in their order
 */
export function keepPairPositions(
  shown: readonly string[],
  pairs: readonly PairSummary[],
): PairSummary[] {
  const known = new Set(shown)
  const byKey = new Map(pairs.map((pair) => [pair.key, pair]))
  return [
    ...shown.flatMap((key) => byKey.get(key) ?? []),
    ...pairs.filter(({ key }) => !known.has(key)),
  ]
}
