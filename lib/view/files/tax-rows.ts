import { isAboveZero, rounded, sumOf } from '@/lib/domain/amounts/decimal'
import {
  type MeasuredTrade,
  mintsOf,
  type SentEvent,
  type Trade,
  tradeId,
  type TradeSide,
} from '@/lib/domain/trades/order-event'
import { type Amount, amountText, inRow } from '@/lib/domain/amounts/amount'
import { assertSameUnits } from '@/lib/domain/amounts/fee'
import { knownPrice } from '@/lib/domain/prices/token-price'
import { SECOND_MS, unixSeconds } from '@/lib/domain/time/unix-time'
import type { TaxRequest } from '@/lib/view/routes/csv-route'
import { usdCell } from './csv-rows'
import { TAX_PROGRAMS, taxAssets, type TaxFormat } from './tax-programs'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { betterSide, sidePrices } from '@/lib/domain/prices/trade-value'

export type TaxSide = {
  mint: string
  /** The program's name of the token (behaviour 19.6). */
  asset: string
  /** Exact plain decimal text in whole tokens. */
  amount: string
  usd: string
}

/** A trade in a tax file: what was sent, and what was received net of the fee (behaviour 19.2). */
export type TaxRow = Pick<
  Trade,
  'userAddress' | 'orderType' | 'orderKey' | 'transactionSignature'
> & {
  id: string
  dateMs: number
  /** Whether the note names the wallet, because the file has several. */
  namesWallet: boolean
  sent: TaxSide
  received: TaxSide
  /** In the received token; undefined if it is unknown. */
  fee: string | undefined
}

/** TurboTax accepts at most 8 decimals (behaviour 19.2). */
const DECIMALS = 8
/** Matches an amount with more than 8 decimals, not counting zeros at the end. */
const LONGER = new RegExp(`\\.\\d{${DECIMALS}}\\d*[1-9]`)

/** Returns whether rounding to 8 decimals changes an amount (behaviour 19.2). */
export function isRounded(amount: string): boolean {
  return LONGER.test(amount)
}

/** Returns an amount with 8 decimals at most, rounded half up (behaviour 19.2). */
export function eightDecimals(amount: string): string {
  const [, decimals = ''] = amount.split('.')
  return decimals.length > DECIMALS ? rounded(amount, DECIMALS) : amount
}

/** What rounding to 8 decimals changes (behaviour 19.2). */
export type RoundedTrades = {
  rounded: number
  /** The rows in which an amount becomes 0. */
  zeros: readonly { dateMs: number; id: string }[]
}

/** Returns what rounding to 8 decimals changes in some trades (behaviour 19.2). */
export function roundedTrades(trades: readonly MeasuredTrade[]): RoundedTrades {
  const isZero = (amount: string) => isRounded(amount) && !isAboveZero(eightDecimals(amount))
  const withAmount = (rows: readonly MeasuredTrade[], test: (amount: string) => boolean) =>
    rows.filter((row) => test(row.inputAmount.amount) || test(row.outputAmount.amount))
  const roundedRows = withAmount(trades, isRounded)
  const zeros = withAmount(roundedRows, isZero)
  return {
    rounded: roundedRows.length,
    zeros: zeros.map((trade) => ({ dateMs: Date.parse(trade.date), id: tradeId(trade) })),
  }
}

/**
 * Returns the rows of a tax file by date, net of the fee. Trades with an unknown amount are left out (behaviour
 * 19.2, 25.14). @throws FileError if two tokens get the same name, or an amount can't be written exactly
 */
export function taxRows(content: Omit<TaxRequest, 'priceSources'>): TaxRow[] {
  const { format, mints, fetchedTokenPrices, namesWallets = false } = content
  const decimals = new Map(mints.map((mint) => [mint.address, mint.decimals]))
  const trades = knownTrades(content.events, decimals)
  const tradedMints = mintsOf(trades.map(({ trade }) => trade))
  const assets = taxAssets(mints, tradedMints, TAX_PROGRAMS[format])
  const placeOf = countedPlaces()
  const timeOf = distinctTimes(format)
  const inTokens = (mint: string, amount: Amount) =>
    amountText(amount, decimals.get(mint) ?? undefined)
  const sideOf = (mint: string, inAnyUnits: Amount, date: string): TaxSide => {
    const amount = inTokens(mint, inAnyUnits)
    const price = knownPrice(fetchedTokenPrices, mint, unixSeconds(date))
    return { mint, asset: assets.get(mint) ?? mint, amount, usd: usdCell(amount, price) }
  }
  const rowOf = (trade: MeasuredTrade): TaxRow => {
    assertSameUnits(trade.outputAmount, trade.fee)
    const sent = sideOf(trade.inputMint, trade.inputAmount, trade.date)
    const received = sideOf(trade.outputMint, trade.outputAmount, trade.date)
    const { userAddress, orderType, orderKey, transactionSignature } = trade
    return {
      id: tradeId({ ...trade, place: placeOf(trade) }),
      dateMs: timeOf(trade),
      userAddress,
      namesWallet: namesWallets,
      orderType,
      orderKey,
      transactionSignature,
      ...valued(trade.valuedSide, { sent, received }),
      fee: trade.fee ? inTokens(trade.outputMint, trade.fee) : undefined,
    }
  }
  return trades
    .map(({ trade, row }) => inRow(row, () => rowOf(trade)))
    .sort((a, b) => a.dateMs - b.dateMs)
}

/** Returns the trades whose amounts are known, by date, with the numbers of their rows. */
function knownTrades(
  events: readonly SentEvent[],
  decimals: ReadonlyMap<string, number | null | undefined>,
): { trade: MeasuredTrade; row: number }[] {
  const isKnown = (mint: string, amount: Amount) =>
    amount.adjustedForDecimals || decimals.get(mint) !== null
  return events
    .flatMap((event, index) => {
      if (event.kind !== 'trade' || !event.inputAmount) return []
      const { inputMint, inputAmount, outputMint, outputAmount } = event
      const areKnown = isKnown(inputMint, inputAmount) && isKnown(outputMint, outputAmount)
      return areKnown ? [{ trade: { ...event, inputAmount }, row: index + 1 }] : []
    })
    .sort((a, b) => Date.parse(a.trade.date) - Date.parse(b.trade.date))
}

/** Gives both sides of a trade the USD value of the valued side, if it has one (behaviour 19.9). */
function valued(
  side: TradeSide | undefined,
  { sent, received }: Pick<TaxRow, 'sent' | 'received'>,
) {
  const usd = side && (side === 'input' ? sent.usd : received.usd)
  return usd ? { sent: { ...sent, usd }, received: { ...received, usd } } : { sent, received }
}

/** Creates a function that returns a trade's place, counted from 1 if the trade has none (behaviour 19.5). */
function countedPlaces(): (trade: Trade) => number {
  const counts = new Map<string, number>()
  return (trade) => {
    if (trade.place !== undefined) return trade.place
    const first = tradeId(trade)
    const place = (counts.get(first) ?? 0) + 1
    counts.set(first, place)
    return place
  }
}

/**
 * Adds to each trade the side whose USD value counts, if the program takes USD values. The route can't find that
 * side, because prices in a request have no sources (behaviour 19.9).
 */
export function valuedTrades(
  format: TaxFormat,
  trades: readonly Trade[],
  answers: PriceAnswers,
): readonly Trade[] {
  if (!TAX_PROGRAMS[format].hasUsd) return trades
  return trades.map((trade) => {
    return { ...trade, valuedSide: betterSide(trade, ...sidePrices(trade, answers)) }
  })
}

/**
 * Gives equal trades different times if a program drops equal rows (behaviour 19.2). Trades of an earlier export
 * keep the times that they had there (behaviour 19.15).
 * @param trades by date
 * @returns the trades by date
 */
export function distinctTrades<T extends Trade>(
  format: TaxFormat,
  trades: readonly T[],
  isExported: (trade: T) => boolean = () => false,
): readonly T[] {
  if (!TAX_PROGRAMS[format].dropsEqualRowsOf) return trades
  const timeOf = distinctTimes(format)
  const exportedFirst = [
    ...trades.filter(isExported),
    ...trades.filter((trade) => !isExported(trade)),
  ]
  return exportedFirst
    .map((trade) => {
      const dateMs = timeOf(trade)
      return dateMs === Date.parse(trade.date)
        ? trade
        : { ...trade, date: new Date(dateMs).toISOString() }
    })
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

const UNIT_MS = { second: SECOND_MS, millisecond: 1 }

/**
 * Creates a function that takes the trades of a program's file one by one and returns the time of each in
 * Unix milliseconds. CoinTracker drops one of two rows with the same second, tokens and amounts, so the later trade
 * is dated a second later. For rotki it is a millisecond (behaviour 19.2).
 */
function distinctTimes(format: TaxFormat): (trade: Trade) => number {
  const unit = TAX_PROGRAMS[format].dropsEqualRowsOf
  const stepMs = unit && UNIT_MS[unit]
  const taken = new Set<string>()
  return (trade) => {
    let dateMs = Date.parse(trade.date)
    if (stepMs === undefined) return dateMs
    const exchange = exchangeOf(trade)
    const keyAt = (ms: number) => `${Math.floor(ms / stepMs)} ${exchange}`
    while (taken.has(keyAt(dateMs))) dateMs += stepMs
    taken.add(keyAt(dateMs))
    return dateMs
  }
}

/** Identifies the tokens and amounts of a trade. Zeros at an amount's end make no difference. */
function exchangeOf({ inputMint, inputAmount, outputMint, outputAmount }: Trade): string {
  const amounts = [inputAmount, outputAmount].map((amount) =>
    amount ? `${sumOf([amount.amount])} ${amount.adjustedForDecimals}` : '',
  )
  return [inputMint, outputMint, ...amounts].join(' ')
}

/**
 * Describes a trade in words: its wallet if the file has several (behaviour 21.8), its order, both
 * mints, the fee and the id. No two trades have the same text (behaviour 19.2).
 */
export function taxNote(trade: TaxRow): string {
  const { id, userAddress, namesWallet, orderType, orderKey, sent, received, fee } = trade
  return [
    ...(namesWallet ? [`wallet ${userAddress}`] : []),
    `Jupiter ${orderType} order ${orderKey}`,
    `sent mint ${sent.mint}`,
    `received mint ${received.mint}`,
    fee === undefined ? 'fee unknown' : `fee ${fee} already deducted`,
    `trade ${id}`,
  ].join('; ')
}
