import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'
import { APP_URL, STAND_INS_URL } from '../stand-in-settings'
import { clickToPaint, framesLost, heapMegabytes, longestTask, openPage } from './bench-browser'
import { measureCsv } from './measure-csv'
import type { BenchSize } from './sizes'

/** What one wallet costs: milliseconds, counts, MB and a share of frames. */
export type WalletFigures = {
  ordersFirst: number
  ordersAll: number
  ordersTask: number
  requests: number
  firstRow: number
  tradesTask: number
  nodes: number
  heap: number
  feeToggle: number
  rateToggle: number
  framesLost: number
  csv: number
  csvTask: number
  isCsvRight: boolean
}

const walletSchema = z.object({ address: z.string() })
const WAIT = { timeout: 180_000 }
const SETTLED_MS = 1_500

/** Opens a wallet, submits all its orders, and measures every step. */
export async function measureWallet(
  browser: Browser,
  size: BenchSize,
  latency: number,
): Promise<WalletFigures> {
  const address = await mintWallet(size, latency)
  const page = await openPage(browser)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${STAND_INS_URL}/jupiter`)) requests += 1
  })
  // The shell first, so that only the lists are measured.
  await page.goto(`${APP_URL}/orders/${address}`, { waitUntil: 'commit' })
  const start = Date.now()
  await page.getByRole('checkbox').first().waitFor(WAIT)
  const ordersFirst = Date.now() - start
  await page.getByRole('button', { name: 'Refresh' }).waitFor(WAIT)
  const ordersAll = Date.now() - start
  await page.waitForTimeout(SETTLED_MS)
  const ordersTask = await longestTask(page)

  const firstRow = await submitToFirstRow(page)
  await page.waitForTimeout(SETTLED_MS)
  const tradesTask = await longestTask(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const heap = await heapMegabytes(page)
  const feeToggle = await clickToPaint(page, 'thead [role=switch]')
  const rateToggle = await clickToPaint(page, 'thead button[aria-pressed]')
  const lost = await framesLost(page)
  await longestTask(page)
  const csv = await measureCsv(page, size)
  await page.context().close()
  return {
    ...{ ordersFirst, ordersAll, ordersTask, requests, firstRow, tradesTask, nodes, heap },
    ...{ feeToggle, rateToggle, framesLost: lost },
    ...{ csv: csv.milliseconds, csvTask: csv.longestTask, isCsvRight: csv.isRight },
  }
}

async function mintWallet({ orders, trades }: BenchSize, latency: number): Promise<string> {
  const response = await fetch(`${STAND_INS_URL}/wallets`, {
    method: 'POST',
    body: JSON.stringify({ scenario: 'large', orders, trades, latency }),
  })
  return walletSchema.parse(await response.json()).address
}

/** From the click on Submit until the first row is painted, in milliseconds. */
async function submitToFirstRow(page: Page): Promise<number> {
  return page.getByRole('button', { name: 'Submit' }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (!document.querySelector('tr[data-index]')) {
            requestAnimationFrame(look)
            return
          }
          setTimeout(() => resolve(performance.now() - start))
        }
        if (button instanceof HTMLElement) button.click()
        requestAnimationFrame(look)
      }),
  )
}
