import type { Browser, Locator, Page } from '@playwright/test'
import { orderBoxes } from '../pages/orders-page'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'
import { heapMegabytes, openPage } from './bench-browser'
import { longestTask } from './page-rest'
import { clickToPaint, countNodes, framesLost } from './page-timing'

/** What a wallet's orders page costs: milliseconds, counts, MB and a share of frames. */
export type OrdersFigures = {
  /** From the click on Fetch, on the landing page. */
  ordersFirst: number
  ordersAll: number
  /** From the click on Fetch until the page with all orders is still. */
  loadingTask: number
  requests: number
  /** The most while pages arrive, and once all is read. */
  mostOrdersNodes: number
  ordersNodes: number
  ordersHeap: number
  ordersFramesLost: number
  /** Of the largest pair: how many orders its parent toggles, and the slower of two toggles. */
  largestPair: number
  parentToggle: number
  /** While the orders page is scrolled and the parent toggled. */
  ordersTask: number
}

const WAIT = { timeout: 180_000 }
const NODES_EVERY_MS = 250

/** From the navigation to a link until its first order, with nothing in the browser's cache. */
export async function measureLink(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(`${APP_URL}/orders/${address}`, { waitUntil: 'commit' })
  await orderBoxes(page).first().waitFor(WAIT)
  const first = await page.evaluate(() => performance.now())
  await page.context().close()
  return first
}

/** Fetches a wallet from the landing page, scrolls its orders and toggles the largest pair. */
export async function measureOrders(page: Page, address: string): Promise<OrdersFigures> {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${MOCKS_URL}/jupiter`)) requests += 1
  })
  await page.goto(APP_URL)
  await page.getByLabel('Your Solana Address').fill(address)
  await page.locator('button[type=submit]:enabled').waitFor(WAIT)
  await page.waitForLoadState('networkidle')
  await longestTask(page)
  const reading = await fetchToOrders(page)
  const loadingTask = await longestTask(page)
  const ordersNodes = await countNodes(page)
  const ordersHeap = await heapMegabytes(page)
  await longestTask(page)
  const ordersFramesLost = await framesLost(page)
  const scrollTask = await longestTask(page)
  const { largestPair, parent } = await showLargestPair(page)
  await longestTask(page)
  const off = await clickToPaint(parent)
  const offTask = await longestTask(page)
  const on = await clickToPaint(parent)
  const onTask = await longestTask(page)
  return {
    ...{
      ...reading,
      loadingTask,
      requests,
      ordersNodes,
      ordersHeap,
      ordersFramesLost,
      largestPair,
    },
    parentToggle: Math.max(off, on),
    ordersTask: Math.max(scrollTask, offTask, onTask),
  }
}

type Reading = { ordersFirst: number; ordersAll: number; mostOrdersNodes: number }

/** From the click on Fetch until the first order and until all, in milliseconds. */
function fetchToOrders(page: Page): Promise<Reading> {
  return page.getByRole('button', { name: 'Fetch' }).evaluate(
    (button, nodesEveryMs) =>
      new Promise<Reading>((resolve) => {
        const start = performance.now()
        let ordersFirst: number | undefined
        let mostOrdersNodes = 0
        let countedAt = start
        const isRead = () => {
          // Asking for all buttons would look at every checkbox in every frame.
          const beside = document.querySelector('main h1')?.parentElement
          return beside?.querySelector('p button')?.textContent === 'Refresh'
        }
        const look = (frame: number) => {
          const now = performance.now()
          if (ordersFirst === undefined && document.querySelector('[data-anchor]')) {
            ordersFirst = now - start
          }
          if (frame - countedAt > nodesEveryMs) {
            countedAt = frame
            const nodes = document.getElementsByTagName('*').length
            mostOrdersNodes = Math.max(mostOrdersNodes, nodes)
          }
          if (ordersFirst === undefined || !isRead()) requestAnimationFrame(look)
          else resolve({ ordersFirst, ordersAll: now - start, mostOrdersNodes })
        }
        if (button instanceof HTMLElement) button.click()
        requestAnimationFrame(look)
      }),
    NODES_EVERY_MS,
  )
}

/** Scrolls to the parent of the largest pair; where lists are virtual, few parents are drawn. */
async function showLargestPair(page: Page): Promise<{ largestPair: number; parent: Locator }> {
  const largestPair = await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    let largest = { orders: 0, top: 0 }
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await drawn()
      for (const { textContent } of document.querySelectorAll('main label span')) {
        const orders = Number(/^(\d+) orders$/.exec(textContent)?.[1] ?? 0)
        if (orders > largest.orders) largest = { orders, top }
      }
    }
    window.scrollTo(0, largest.top)
    await drawn()
    return largest.orders
  })
  const label = page
    .locator('main label')
    .getByText(`${largestPair} orders`, { exact: true })
    .first()
  const parent = label
    .locator('xpath=ancestor::div[.//button[@role="checkbox"]][1]')
    .getByRole('checkbox')
  await parent.scrollIntoViewIfNeeded()
  return { largestPair, parent }
}
