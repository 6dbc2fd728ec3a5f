import { amountText, assertSameUnits } from '@/lib/domain/amounts/amount'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { tradeId, tradePlaces } from '@/lib/domain/trades/trade-id'
import { usdCell } from '@/lib/view/csv/csv-rows'
import { assetClash, taxAssets, type TaxMint } from './tax-asset'
import type { TaxFormat } from './tax-format'
import type { TaxSide, TaxRow } from './tax-row'

/** A trade and its row among the events, from 1 on. */
type TradeRow = { trade: Trade; row: number }

/**
 * The trades among some events, by date, ties as they are given (behaviour 19.3). Stops after each
 * event, so that whoever asks can do it in slices.
 */
export function* tradesByDate(
  events: readonly OrderEvent[],
): Generator<undefined, Trade[], undefined> {
  return (yield* tradeRows(events)).map(({ trade }) => trade)
}

function* tradeRows(events: readonly OrderEvent[]): Generator<undefined, TradeRow[], undefined> {
  const rows: (TradeRow & { dateMs: number })[] = []
  for (const [index, event] of events.entries()) {
    if (event.kind === 'trade') {
      rows.push({ trade: event, row: index + 1, dateMs: Date.parse(event.date) })
    }
    yield undefined
  }
  return rows.sort((a, b) => a.dateMs - b.dateMs)
}

/** The mints of both sides of some trades. */
export function* mintsOfTrades(trades: Iterable<Trade>): Generator<string> {
  for (const { inputMint, outputMint } of trades) {
    yield inputMint
    yield outputMint
  }
}

/** What a tax file is made of. */
export type TaxFileContent = {
  format: TaxFormat
  events: readonly OrderEvent[]
  mints: readonly TaxMint[]
  fetchedTokenPrices: PriceMap
  /** Whether rows say which wallet they are of. */
  namesWallets?: boolean
}

/**
 * The trades of some events as a tax file writes them, by date, net of the fee, amounts exact
 * (behaviour 19.3).
 * @throws Error that names two tokens under one symbol, or 'Row N …' for the first event with an
 * amount that cannot be written exactly
 */
export function taxTrades(content: TaxFileContent): TaxRow[] {
  const { format, events, mints, fetchedTokenPrices, namesWallets = false } = content
  const rows = doneAtOnce(tradeRows(events))
  const trades = rows.map(({ trade }) => trade)
  const written = new Set(mintsOfTrades(trades))
  const assets = taxAssets(format, mints, written)
  const clash = assetClash(assets, mints, written)
  if (clash !== undefined) throw new Error(clash)
  const decimals = new Map(mints.map((mint) => [mint.address, mint.decimals]))
  const places = doneAtOnce(tradePlaces(trades))

  const sideOf = (mint: string, amount: string, date: string): TaxSide => ({
    mint,
    asset: assets.get(mint) ?? mint,
    amount,
    usd: usdCell(amount, knownPrice(fetchedTokenPrices, mint, unixSeconds(date))),
  })
  return rows.map(({ trade, row }) => {
    const { inputMint, outputMint, date, orderType, orderKey, transactionSignature } = trade
    try {
      assertSameUnits(trade.outputAmount, trade.fee)
      const sent = amountText(trade.inputAmount, decimals.get(inputMint))
      const output = amountText(trade.outputAmount, decimals.get(outputMint))
      const fee = trade.fee ? amountText(trade.fee, decimals.get(outputMint)) : undefined
      return {
        id: tradeId(trade, trade.place ?? places.get(trade) ?? 1),
        dateMs: Date.parse(date),
        wallet: namesWallets ? trade.userAddress : undefined,
        ...{ orderType, orderKey, transactionSignature, fee },
        sent: sideOf(inputMint, sent, date),
        received: sideOf(outputMint, output, date),
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'cannot be written'
      throw new Error(`Row ${row} ${reason}.`)
    }
  })
}
