import type { Page } from '@playwright/test'
import { heapMegabytes } from './bench-browser'
import { longestTask } from './page-rest'
import { clickToPaint, clickToShown, countNodes, framesLost } from './page-timing'

/** What a wallet's trades page costs, all orders submitted: milliseconds, counts, MB, a share. */
export type TradesFigures = {
  /** From the click on Submit. */
  firstRow: number
  /** From the click on Submit to rest: the drawn orders page goes meanwhile. */
  submitTask: number
  nodes: number
  heap: number
  feeToggle: number
  rateToggle: number
  framesLost: number
  /** While the trades page is toggled and scrolled. */
  tradesTask: number
  /** From the click on the way back to the orders. */
  backFirst: number
  /** From that click to rest: the drawn trades page goes meanwhile. */
  backTask: number
}

const FIRST_ROW = 'tr[data-index]'
const FIRST_LINE = '[data-anchor]'

/** From Submit until its first row is painted, in milliseconds. */
export function submitToFirstRow(page: Page): Promise<number> {
  return clickToShown(page.getByRole('button', { name: 'Submit' }), FIRST_ROW)
}

/** Submits what the orders page has selected, toggles, scrolls, and goes back to the orders. */
export async function measureTrades(page: Page): Promise<TradesFigures> {
  const firstRow = await submitToFirstRow(page)
  const submitTask = await longestTask(page)
  const nodes = await countNodes(page)
  const heap = await heapMegabytes(page)
  await longestTask(page)
  const feeToggle = await clickToPaint(page.locator('thead [role=switch]').first())
  const rateToggle = await clickToPaint(page.locator('thead button[aria-pressed]').first())
  const lost = await framesLost(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const back = page.getByRole('link', { name: 'Change displayed trades' })
  await back.hover()
  const tradesTask = await longestTask(page)
  const backFirst = await clickToShown(back, FIRST_LINE)
  const backTask = await longestTask(page)
  return {
    ...{ firstRow, submitTask, nodes, heap, feeToggle, rateToggle, framesLost: lost },
    ...{ tradesTask, backFirst, backTask },
  }
}
