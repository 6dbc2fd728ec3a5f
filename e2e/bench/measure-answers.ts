import type { Page } from '@playwright/test'
import { longestTask } from './page-rest'
import { clickToChanged, longestFrame } from './page-timing'

/** What sorting, filtering, summing up and the chart cost, in milliseconds. */
export type AnswersFigures = {
  sortRate: number
  sortFor: number
  filterKind: number
  /** From a filter's click until the summary has followed. */
  summary: number
  /** The longest time between two frames while a word is typed, and until its rows are there. */
  typingFrame: number
  /** From a click on the rate's direction until the chart is drawn again. */
  chart: number
  /** From a move of the pointer over the chart to the next frame. */
  chartHover: number
  /** While all of this goes on. */
  answersTask: number
}

const FIRST_ROW = 'tr[data-index="0"]'
const SUMMARY_ROW = '[aria-label="Summary by pair"] tbody tr:first-child'
const CHART = '[data-slot=chart]'

/** Sorts, filters, types and points, on a trades page that is still. */
export async function measureAnswers(page: Page): Promise<AnswersFigures> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator(`${CHART}[aria-valuetext]`).waitFor()
  await longestTask(page)
  const head = (name: string) => page.getByRole('columnheader').getByRole('button', { name })
  const kind = (name: string) => page.getByRole('radio', { name, exact: true })
  const sortRate = await clickToChanged(head('Rate').first(), FIRST_ROW)
  const sortFor = await clickToChanged(head('For').first(), FIRST_ROW)
  await clickToChanged(head('Date').first(), FIRST_ROW)
  const filterKind = await clickToChanged(kind('Deposits'), '[data-slot=filter-bar]')
  await longestTask(page)
  const summary = await clickToChanged(kind('All'), SUMMARY_ROW)
  await longestTask(page)
  const chart = await clickToChanged(
    page.getByRole('button', { name: 'Swap rate', exact: true }),
    CHART,
  )
  const box = await page.locator(CHART).boundingBox()
  const hovers: number[] = []
  for (let step = 1; box && step <= 20; step += 1) {
    hovers.push(await hoverToFrame(page, box.x + (box.width * step) / 21, box.y + 80))
  }
  await page.getByRole('textbox', { name: /^Filter by token/ }).focus()
  const typingFrame = await longestFrame(page, () => page.keyboard.type('usdc', { delay: 120 }))
  const answersTask = await longestTask(page)
  const chartHover = Math.max(0, ...hovers)
  return { sortRate, sortFor, filterKind, summary, typingFrame, chart, chartHover, answersTask }
}

/** How long the page works on a move of the pointer, by its own handlers. */
async function hoverToFrame(page: Page, x: number, y: number): Promise<number> {
  return page.locator(`${CHART} .u-over`).evaluate(
    (over, at) => {
      const start = performance.now()
      over.dispatchEvent(new MouseEvent('mousemove', { ...at, bubbles: true }))
      return performance.now() - start
    },
    { clientX: x, clientY: y },
  )
}
