import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { orderBoxes } from '../pages/orders-page'
import { APP_URL } from '../run/mock-settings'
import { heapMegabytes, longestTask, openPage } from './bench-browser'
import type { Figure } from './figures'
import { type BenchSize, newWallet } from './new-wallet'
import { clickToChanged, clickToPaint, clickToShown, framesLost } from './page-timing'

const WAIT = { timeout: 300_000 }
const FIRST_ROW = 'tr[data-index="0"]'

/** Loads a wallet, submits all its orders, goes back, and measures every step. */
export async function measureWallet(browser: Browser, size: BenchSize): Promise<Figure[]> {
  const { address } = await newWallet(size)
  const linkFirst = await linkToFirst(browser, address)
  const page = await openPage(browser)
  await page.goto(APP_URL)
  await page.getByLabel('Your Solana Address').fill(address)
  await page.locator('button[type=submit]:enabled').waitFor(WAIT)
  await page.waitForLoadState('networkidle')
  await longestTask(page)
  const { ordersFirst, ordersAll } = await fetchToOrders(page)
  const tasks = [await longestTask(page)]
  const parent = page.getByRole('checkbox', { name: /^\d+ orders / }).first()
  const parentToggle = await clickToPaint(parent)
  await clickToPaint(parent)
  tasks.push(await longestTask(page))

  const submit = () => clickToShown(page.getByRole('button', { name: 'Submit' }), FIRST_ROW)
  const firstRow = await submit()
  tasks.push(await longestTask(page))
  const heap = await heapMegabytes(page)
  const toggled = (button: string) =>
    clickToChanged(page.locator(button).first(), '[data-slot=trades-table] tbody')
  const feeToggle = await toggled('thead [role=switch]')
  const rateToggle = await toggled('thead button[aria-pressed]')
  const lost = await framesLost(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const back = page.getByRole('link', { name: 'Change displayed trades' })
  await back.hover()
  tasks.push(await longestTask(page))
  const backFirst = await clickToShown(back, 'li[data-row]')
  tasks.push(await longestTask(page))

  await submit()
  await longestTask(page)
  const csv = await clickToCsv(page, size)
  const head = page.getByRole('columnheader').getByRole('button', { name: 'Rate' }).first()
  const sort = await clickToChanged(head, FIRST_ROW)
  const deposits = page.getByRole('radio', { name: 'Deposits', exact: true })
  const tokens = page.getByRole('radio', { name: 'Tokens', exact: true })
  const tokensShown = await clickToShown(tokens, '[aria-label="Summary by token"]')
  tasks.push(await longestTask(page))
  const filter = await clickToChanged(deposits, '[data-slot=filter-bar]')
  tasks.push(await longestTask(page))
  await page.context().close()
  return [
    ['orders: Fetch to first', ordersFirst, 'ms'],
    ['orders: Fetch to all', ordersAll, 'ms'],
    ['orders: link to first', linkFirst, 'ms'],
    ['a parent’s toggle to paint', parentToggle, 'ms'],
    ['trades: Submit to first row', firstRow, 'ms'],
    ['trades: JS heap after GC', heap, 'MB'],
    ['fee toggle to its figures', feeToggle, 'ms'],
    ['rate toggle to its figures', rateToggle, 'ms'],
    ['trades: frames lost scrolling', lost, 'share'],
    ['back to the orders', backFirst, 'ms'],
    ['sort by Rate to paint', sort, 'ms'],
    ['Tokens: click to shown', tokensShown, 'ms'],
    ['filter to paint', filter, 'ms'],
    ['longest task of all these', Math.max(...tasks), 'ms'],
    ['CSV: click to file', csv, 'ms'],
  ]
}

/** Returns the time from opening a link until the first order shows, in ms. The browser's cache is empty. */
async function linkToFirst(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(`${APP_URL}/orders/${address}`, { waitUntil: 'commit' })
  await orderBoxes(page).first().waitFor(WAIT)
  const first = await page.evaluate(() => performance.now())
  await page.context().close()
  return first
}

/** Returns the times from the click on Fetch until the first order and until all orders, in ms. */
function fetchToOrders(page: Page): Promise<{ ordersFirst: number; ordersAll: number }> {
  return page.getByRole('button', { name: 'Fetch' }).evaluate(
    (button) =>
      new Promise((resolve) => {
        const start = performance.now()
        let ordersFirst: number | undefined
        const isLoaded = () => {
          // In every frame, a search through all buttons would also look at each checkbox.
          const head = document.querySelector('main h1')?.parentElement
          return head?.querySelector('p button')?.textContent === 'Refresh'
        }
        const look = () => {
          const now = performance.now()
          if (document.querySelector('li[data-row]')) ordersFirst ??= now - start
          if (ordersFirst === undefined || !isLoaded()) requestAnimationFrame(look)
          else resolve({ ordersFirst, ordersAll: now - start })
        }
        if (button instanceof HTMLElement) button.click()
        requestAnimationFrame(look)
      }),
  )
}

/** Returns the time from the click until the CSV is saved, in ms. @throws unless it has every row once */
async function clickToCsv(page: Page, { trades = 0, orders = 0 }: BenchSize): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0))
  // The button is found before the clock starts, because the search takes longer than a small file.
  const button = await page.getByRole('button', { name: 'Download CSV' }).elementHandle()
  const start = Date.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', WAIT),
    button?.evaluate((element) => element instanceof HTMLElement && element.click()),
  ])
  const took = Date.now() - start
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  if (lines.length !== trades + orders + 1 || new Set(lines).size !== lines.length) {
    throw new Error(`the CSV has ${lines.length} lines, not every row once`)
  }
  return took
}
