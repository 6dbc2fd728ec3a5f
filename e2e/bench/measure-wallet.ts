import type { Browser, Page } from '@playwright/test'
import { APP_URL, STAND_INS_URL } from '../run/stand-in-settings'
import { clickToPaint, framesLost, heapMegabytes, longestTask, openPage } from './bench-browser'
import { measureCsv } from './measure-csv'
import { newWallet } from './new-wallet'
import type { BenchSize } from './sizes'

/** What one wallet costs: milliseconds, counts, MB and a share of frames. */
export type WalletFigures = {
  /** From the click on Fetch, on the landing page. */
  ordersFirst: number
  ordersAll: number
  /** From the navigation to a link, with nothing in the browser's cache. */
  linkFirst: number
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

const WAIT = { timeout: 180_000 }
const SETTLED_MS = 1_500

/** Opens a wallet, submits all its orders, and measures every step. */
export async function measureWallet(
  browser: Browser,
  size: BenchSize,
  latency: number,
): Promise<WalletFigures> {
  const address = await newWallet(size, latency)
  const linkFirst = await measureLink(browser, address)
  const page = await openPage(browser)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${STAND_INS_URL}/jupiter`)) requests += 1
  })
  await page.goto(APP_URL)
  await page.getByLabel('Your Solana Address').fill(address)
  await page.locator('button[type=submit]:enabled').waitFor(WAIT)
  await page.waitForLoadState('networkidle')
  const { ordersFirst, ordersAll } = await fetchToOrders(page)
  await page.getByRole('button', { name: 'Refresh' }).waitFor(WAIT)
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
    ...{
      ordersFirst,
      ordersAll,
      linkFirst,
      ordersTask,
      requests,
      firstRow,
      tradesTask,
      nodes,
      heap,
    },
    ...{ feeToggle, rateToggle, framesLost: lost },
    ...{ csv: csv.milliseconds, csvTask: csv.longestTask, isCsvRight: csv.isRight },
  }
}

async function measureLink(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(`${APP_URL}/orders/${address}`, { waitUntil: 'commit' })
  await page.getByRole('checkbox').first().waitFor(WAIT)
  const first = await page.evaluate(() => performance.now())
  await page.context().close()
  return first
}

/** From the click on Fetch until the first order and until all, in milliseconds. */
async function fetchToOrders(page: Page): Promise<{ ordersFirst: number; ordersAll: number }> {
  return page.getByRole('button', { name: 'Fetch' }).evaluate(
    (button) =>
      new Promise<{ ordersFirst: number; ordersAll: number }>((resolve) => {
        const start = performance.now()
        let ordersFirst: number | undefined
        const look = () => {
          const now = performance.now() - start
          if (document.querySelector('[data-anchor]')) ordersFirst ??= now
          const buttons = [...document.querySelectorAll('button')]
          const isRead = buttons.some(({ textContent }) => textContent === 'Refresh')
          if (ordersFirst !== undefined && isRead) resolve({ ordersFirst, ordersAll: now })
          else requestAnimationFrame(look)
        }
        if (button instanceof HTMLElement) button.click()
        requestAnimationFrame(look)
      }),
  )
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
