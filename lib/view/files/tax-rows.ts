import { type Amount, amountText, assertSameUnits, inRow } from '@/lib/domain/amounts/amount'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import {
  type OrderEvent,
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
  events: readonly OrderEvent[]
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
  const inTokens = (mint: string, amount: Amount) =>
    amountText(amount, decimals.get(mint) ?? undefined)
  const isKnown = (mint: string, amount: Amount) =>
    amount.adjustedForDecimals || decimals.get(mint) !== null
  const rows = content.events
    .flatMap((event, index) =>
      event.kind === 'trade' &&
      event.inputAmount &&
      isKnown(event.inputMint, event.inputAmount) &&
      isKnown(event.outputMint, event.outputAmount)
        ? [
            {
              trade: { ...event, inputAmount: event.inputAmount },
              row: index + 1,
              dateMs: Date.parse(event.date),
            },
          ]
        : [],
    )
    .sort((a, b) => a.dateMs - b.dateMs)
  const assets = taxAssets(
    mints,
    mintsOfTrades(rows.map(({ trade }) => trade)),
    TAX_PROGRAMS[format],
  )
  const placeOf = countedPlaces()

  const sideOf = (mint: string, amount: string, date: string): TaxSide => ({
    mint,
    asset: assets.get(mint) ?? mint,
    amount,
    usd: usdCell(amount, knownPrice(fetchedTokenPrices, mint, unixSeconds(date))),
  })
  const timeOf = distinctTimes(format)
  const written = rows.map(({ trade, row }) => {
    const { inputMint, outputMint, date, orderType, orderKey, transactionSignature } = trade
    return inRow(row, () => {
      assertSameUnits(trade.outputAmount, trade.fee)
      const [sent, received] = valued(
        trade.valuedSide,
        sideOf(inputMint, inTokens(inputMint, trade.inputAmount), date),
        sideOf(outputMint, inTokens(outputMint, trade.outputAmount), date),
      )
      return {
        id: tradeId({ ...trade, place: placeOf(trade) }),
        dateMs: timeOf(trade),
        userAddress: trade.userAddress,
        namesWallet: namesWallets,
        orderType,
        orderKey,
        transactionSignature,
        sent,
        received,
        fee: trade.fee ? inTokens(outputMint, trade.fee) : undefined,
      }
    })
  })
  return written.sort((a, b) => a.dateMs - b.dateMs)
}

/** Gives both sides of a trade the USD value of the valued side, if it has one (behaviour 19.9). */
function valued(
  side: TradeSide | undefined,
  sent: TaxSide,
  received: TaxSide,
): [sent: TaxSide, received: TaxSide] {
  const usd = side && (side === 'input' ? sent.usd : received.usd)
  return usd
    ? [
        { ...sent, usd },
        { ...received, usd },
      ]
    : [sent, received]
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
