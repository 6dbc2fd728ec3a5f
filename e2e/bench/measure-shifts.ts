import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'
import { APP_URL } from '../run/stand-in-settings'
import { openPage, slowDown } from './bench-browser'
import { newWallet } from './new-wallet'
import { untilRest } from './page-rest'
import type { BenchSize } from './sizes'

/** The layout shift of a page from its navigation to rest, one figure a window and speed. */
export type PageShifts = { name: string; shifts: number[] }

/** How the pages are opened: plainly, or on slow 4G with the CPU slowed 4 times. */
export const SHIFT_VIEWS = [
  { width: 390, height: 844, isSlow: false },
  { width: 390, height: 844, isSlow: true },
  { width: 1440, height: 900, isSlow: false },
  { width: 1440, height: 900, isSlow: true },
] as const

/** Some pages of orders, and more rows than are drawn at once. */
const SIZE: BenchSize = { sample: 'long-tail', trades: 1_000, orders: 60, pairs: 30 }
const LATENCY_MS = 100
const WAIT = { timeout: 90_000 }
const LONGEST_PAUSE_MS = 1_000
const LONGEST_SESSION_MS = 5_000
const shiftsSchema = z.array(z.object({ value: z.number(), at: z.number() }))

const noteShifts = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push({ value, at: startTime })
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Opens each of the three pages by its link, in windows of a phone and of a desktop. */
export async function measureShifts(browser: Browser): Promise<PageShifts[]> {
  const wallet = await newWallet(SIZE, LATENCY_MS)
  const untilRead = (page: Page) => page.getByRole('button', { name: 'Refresh' }).waitFor(WAIT)
  const untilHydrated = (page: Page) => page.waitForLoadState('networkidle')
  const pages = [
    { name: 'landing', url: APP_URL, until: untilHydrated },
    { name: 'orders by link', url: `${APP_URL}/orders/${wallet.address}`, until: untilRead },
    { name: 'trades by link', url: wallet.tradesUrl, until: untilRead },
  ]
  const measured: PageShifts[] = []
  for (const { name, url, until } of pages) {
    const shifts: number[] = []
    for (const { isSlow, ...viewport } of SHIFT_VIEWS) {
      const page = await openPage(browser, viewport)
      await page.addInitScript(noteShifts)
      if (isSlow) await slowDown(page)
      await page.goto(url, { waitUntil: 'commit' })
      await until(page)
      await page.waitForLoadState('networkidle')
      await untilRest(page)
      shifts.push(layoutShift(shiftsSchema.parse(await page.evaluate('window.shifts'))))
      await page.context().close()
    }
    measured.push({ name, shifts })
  }
  return measured
}

/** The largest sum of a session: shifts less than 1 s apart, within 5 s. */
function layoutShift(shifts: z.infer<typeof shiftsSchema>): number {
  let session = { start: 0, last: -Infinity, sum: 0 }
  let largest = 0
  for (const { value, at } of shifts) {
    const isSame = at - session.last < LONGEST_PAUSE_MS && at - session.start < LONGEST_SESSION_MS
    session = isSame
      ? { ...session, last: at, sum: session.sum + value }
      : { start: at, last: at, sum: value }
    largest = Math.max(largest, session.sum)
  }
  return largest
}
