import { withRowNumber } from '@/lib/domain/files/file-error'
import { isAboveZero, rounded, sumOf } from '@/lib/domain/amounts/decimal'
import {
  type MeasuredTrade,
  mintsOf,
  type OrderEvent,
  type RequestEvent,
  type Trade,
  tradeId,
} from '@/lib/domain/trades/order-event'
import { compareText } from '@/lib/domain/text/compare-text'
import { mapSteps, type Steps } from '@/lib/domain/time/slices'
import { SECOND_MS } from '@/lib/domain/time/unix-time'
import type { RequestMint } from '@/lib/view/files/request-mint'
import { isKnownAmount, rowParts, tokensByMint } from '@/lib/view/files/csv-rows'
import { TAX_PROGRAMS, taxAssets, type TaxFormat } from './tax-programs'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type PriceMap, wantedPrices } from '@/lib/domain/prices/token-price'
import { withTradePrices } from '@/lib/domain/prices/trade-prices'
import { hasZeroSide, sidePrices, valuedSide } from '@/lib/domain/prices/trade-value'

export type TaxSide = {
  mint: string
  /** The program's name of the token (behaviour 19.6). */
  asset: string
  /** Exact plain decimal text in token units. */
  amount: string
  usd: string
}

/** A trade in a tax file: what was sent, and what was received net of the fee (behaviour 19.2). */
export type TaxRow = Trade & {
  /** Whether the note names the wallet, because the file has several. */
  namesWallet: boolean
  sent: TaxSide
  received: TaxSide
  /** The fee in whole received tokens; undefined if it is unknown. */
  deducted: string | undefined
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

/** What rounding to 8 decimals changes: the number of trades, and those in which an amount becomes 0 (behaviour 19.2). */
export type RoundedTrades = { rounded: number; zeros: readonly Trade[] }

export function roundedTrades(trades: readonly MeasuredTrade[]): RoundedTrades {
  const isZero = (amount: string) => isRounded(amount) && !isAboveZero(eightDecimals(amount))
  const withAmount = (rows: readonly MeasuredTrade[], test: (amount: string) => boolean) =>
    rows.filter((row) => test(row.inputAmount.amount) || test(row.outputAmount.amount))
  const roundedRows = withAmount(trades, isRounded)
  return { rounded: roundedRows.length, zeros: withAmount(roundedRows, isZero) }
}

type TaxRowsRequest = {
  events: readonly RequestEvent[]
  mints: readonly RequestMint[]
  fetchedTokenPrices: PriceMap
  namesWallets?: boolean | undefined
}

/**
 * Makes the rows of a tax file in steps, by date, net of the fee. Trades with an unknown amount are left out (behaviour
 * 19.2, 25.14). @throws FileError if two tokens get the same name, or an amount can't be written exactly
 */
export function* taxRowSteps(format: TaxFormat, request: TaxRowsRequest): Steps<TaxRow[]> {
  const { events, fetchedTokenPrices, namesWallets = false } = request
  const tokens = tokensByMint(request.mints)
  const places = countedPlaces(events)
  yield
  const rows = yield* mapSteps(events, (event, index) => {
    if (event.kind !== 'trade') return []
    // Such a trade is left out even if its other amounts can't be written.
    const areKnown =
      isKnownAmount(event.inputAmount, tokens.get(event.inputMint)) &&
      isKnownAmount(event.outputAmount, tokens.get(event.outputMint))
    if (!areKnown) return []
    const { input, output } = withRowNumber(index + 1, () =>
      rowParts(event, tokens, fetchedTokenPrices),
    )
    if (input.amount === undefined || output?.amount === undefined) return []
    // Both sides have the USD value of the valued side, if it has one (behaviour 19.9).
    const usd = event.valuedSide && (event.valuedSide === 'input' ? input : output).usd
    const isValued = !hasZeroSide(event, input.amount, output.amount)
    const usdOf = (side: { usd: string }) => (isValued ? usd || side.usd : '')
    const sent = { mint: input.mint, amount: input.amount, usd: usdOf(input) }
    const received = { mint: output.mint, amount: output.amount, usd: usdOf(output) }
    const place = event.place ?? places.get(event)
    return { ...event, place, sent, received, deducted: output.fee }
  })
  const trades = distinctTrades(format, rows.flat().sort(byDate))
  yield
  const assets = taxAssets([...tokens.values()], mintsOf(trades), TAX_PROGRAMS[format])
  const named = (side: Omit<TaxSide, 'asset'>) => ({
    ...side,
    asset: assets.get(side.mint) ?? side.mint,
  })
  return trades.map((trade) => ({
    ...trade,
    namesWallet: namesWallets,
    sent: named(trade.sent),
    received: named(trade.received),
  }))
}

function byDate(a: Trade, b: Trade): number {
  return Date.parse(a.date) - Date.parse(b.date)
}

/**
 * Returns the place of each trade that names none: its number among its order's trades in the transaction, by date
 * and then by the amounts, whatever the sequence of the request. A place that another trade names is skipped
 * (behaviour 19.5).
 */
function countedPlaces(events: readonly RequestEvent[]): ReadonlyMap<Trade, number> {
  const trades = events.filter((event) => event.kind === 'trade')
  const named = new Set(trades.flatMap((trade) => (trade.place ? tradeId(trade) : [])))
  const counts = new Map<string, number>()
  const places = new Map<Trade, number>()
  for (const trade of trades.filter(({ place }) => !place).sort(byDateAndAmounts)) {
    const first = tradeId(trade)
    let place = (counts.get(first) ?? 0) + 1
    while (named.has(tradeId({ ...trade, place }))) place += 1
    counts.set(first, place)
    places.set(trade, place)
  }
  return places
}

function byDateAndAmounts(a: Trade, b: Trade): number {
  return (
    byDate(a, b) ||
    compareText(a.inputAmount?.amount ?? '', b.inputAmount?.amount ?? '') ||
    compareText(a.outputAmount.amount, b.outputAmount.amount)
  )
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
    return { ...trade, valuedSide: valuedSide(trade, ...sidePrices(trade, answers)) }
  })
}

/**
 * Returns the prices of a tax file. If the program takes USD values, the prices that the selected trades give count, too
 * (behaviour 8.32, 19.9).
 * @param selectedEvents the events of all selected orders, by date
 */
export function taxPrices(
  format: TaxFormat,
  trades: readonly Trade[],
  answers: PriceAnswers,
  selectedEvents: readonly OrderEvent[],
): PriceAnswers {
  if (!TAX_PROGRAMS[format].hasUsd) return answers
  return withTradePrices(answers, selectedEvents, wantedPrices(trades, Infinity))
}

const UNIT_MS = { second: SECOND_MS, millisecond: 1 }

/**
 * Gives equal trades different times if a program drops equal rows. CoinTracker drops one of two rows with the same
 * second, tokens and amounts, so the later trade is dated a second later. For rotki it is a millisecond (behaviour
 * 19.2). Trades of an earlier export keep the times that they had there (behaviour 19.15).
 * @param trades by date
 * @returns the trades by date
 */
export function distinctTrades<T extends Trade>(
  format: TaxFormat,
  trades: readonly T[],
  isExported: (trade: T) => boolean = () => false,
): readonly T[] {
  const unit = TAX_PROGRAMS[format].dropsEqualRowsOf
  if (!unit) return trades
  const stepMs = UNIT_MS[unit]
  const taken = new Set<string>()
  /** Dates trades, which come by date, and leaves out the moments that are taken. */
  const dated = (someTrades: readonly T[]): T[] => {
    // No moment from an exchange's last trade up to this one is free. So each trade looks from there on.
    const nextFree = new Map<string, number>()
    return someTrades.map((trade) => {
      const exchange = exchangeOf(trade)
      const tradedMs = Date.parse(trade.date)
      const traded = Math.floor(tradedMs / stepMs)
      let moment = Math.max(traded, nextFree.get(exchange) ?? traded)
      while (taken.has(`${moment} ${exchange}`)) moment += 1
      taken.add(`${moment} ${exchange}`)
      nextFree.set(exchange, moment + 1)
      if (moment === traded) return trade
      return { ...trade, date: new Date(tradedMs + (moment - traded) * stepMs).toISOString() }
    })
  }
  return [
    ...dated(trades.filter(isExported)),
    ...dated(trades.filter((trade) => !isExported(trade))),
  ].sort(byDate)
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
  const { userAddress, namesWallet, orderType, orderKey, sent, received, deducted } = trade
  return [
    ...(namesWallet ? [`wallet ${userAddress}`] : []),
    `Jupiter ${orderType} order ${orderKey}`,
    `sent mint ${sent.mint}`,
    `received mint ${received.mint}`,
    deducted === undefined ? 'fee unknown' : `fee ${deducted} already deducted`,
    `trade ${tradeId(trade)}`,
  ].join('; ')
}
