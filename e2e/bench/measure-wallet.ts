import type { Browser } from '@playwright/test'
import { openPage } from './bench-browser'
import { type AnswersFigures, measureAnswers } from './measure-answers'
import { measureCsv, type CsvFigures } from './measure-csv'
import { measureLink, measureOrders, type OrdersFigures } from './measure-orders'
import { measureTrades, submitToFirstRow, type TradesFigures } from './measure-trades'
import { newWallet } from './new-wallet'
import type { BenchSize } from './sizes'

/** What one wallet costs; the trades are left out where only the orders page is asked for. */
export type WalletFigures = OrdersFigures & { linkFirst: number } & Partial<
    TradesFigures & CsvFigures & AnswersFigures
  >

/** Reads a wallet, submits all its orders, goes back, and measures every step. */
export async function measureWallet(
  browser: Browser,
  size: BenchSize,
  asked: { latency: number; withTrades: boolean },
): Promise<WalletFigures> {
  const { address } = await newWallet(size, asked.latency)
  const linkFirst = await measureLink(browser, address)
  const page = await openPage(browser)
  const orders = { ...(await measureOrders(page, address)), linkFirst }
  if (!asked.withTrades) {
    await page.context().close()
    return orders
  }
  const trades = await measureTrades(page)
  await submitToFirstRow(page)
  const csv = await measureCsv(page, size)
  const answers = await measureAnswers(page)
  await page.context().close()
  return { ...orders, ...trades, ...csv, ...answers }
}
