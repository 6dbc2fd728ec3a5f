import { type Amount, amountText, assertSameUnits, inRow } from '@/lib/domain/amounts/amount'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import {
  type SentEvent,
  type Trade,
  tradeId,
  type TradeSide,
} from '@/lib/domain/trades/order-event'
import { usdCell } from './csv-rows'
import { taxAssets, type TaxMint } from './tax-asset'
import { TAX_PROGRAMS, type TaxFormat } from './tax-programs'
import type { TaxRow, TaxSide } from './tax-row'
import { distinctTimes, mintsOfTrades } from './tax-trades'

/** The content of a tax file. */
export type TaxFileContent = {
  format: TaxFormat
  events: readonly SentEvent[]
  mints: readonly TaxMint[]
  fetchedTokenPrices: PriceMap
  /** Whether each row names its wallet. */
  namesWallets?: boolean
}

/**
 * Returns the rows of a tax file: the trades by date, net of the fee, with exact amounts (behaviour
 * 19.2). Trades with an unknown amount are skipped (behaviour 25.14, 25.15).
 * @throws FileFault if two tokens get the same name, or 'Row N …' for the first event with an amount
 * that can't be written exactly
 */
export function taxRows(content: TaxFileContent): TaxRow[] {
  const { format, mints, fetchedTokenPrices, namesWallets = false } = content
  const decimals = new Map(mints.map((mint) => [mint.address, mint.decimals]))
  const trades = knownTrades(content.events, decimals)
  const tradedMints = mintsOfTrades(trades.map(({ trade }) => trade))
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
  const rowOf = (trade: KnownTrade): TaxRow => {
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

type KnownTrade = Trade & { inputAmount: Amount }

/** Returns the trades whose amounts are known, by date, with the numbers of their rows. */
function knownTrades(
  events: readonly SentEvent[],
  decimals: ReadonlyMap<string, number | null | undefined>,
): { trade: KnownTrade; row: number }[] {
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

/** Creates a function that returns a trade's place, or counts it if it has none (behaviour 19.5). */
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
