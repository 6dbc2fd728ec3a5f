import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../run/find-chromium'

const PX_A_FRAME = 100

/** Headless Chromium as the browser tests use it. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}

/** A page in a profile of its own that notes its long tasks. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  // The loader names functions by this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  return page
}

/** The longest task since the last call, in milliseconds; 0 where none passed 50 ms. */
export async function longestTask(page: Page): Promise<number> {
  const tasks: unknown = await page.evaluate('window.longTasks.splice(0)')
  return Array.isArray(tasks) ? Math.max(0, ...tasks.map(Number)) : 0
}

/** The JS heap after a garbage collection, in MB. */
export async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

/** How long it takes from a click until the next frame is painted, in milliseconds. */
export async function clickToPaint(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          if (element instanceof HTMLElement) element.click()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }),
    )
}

/** Scrolls for 3 s, 6,000 px a second; the share of frames that came late. */
export async function framesLost(page: Page): Promise<number> {
  return page.evaluate(
    (pxAFrame) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let last = start
        let lost = 0
        let frames = 0
        const step = (now: number) => {
          const missed = Math.round((now - last) / (1000 / 60)) - 1
          if (frames > 0) lost += Math.max(0, missed)
          frames += 1
          last = now
          window.scrollBy(0, pxAFrame)
          if (now - start < 3_000) requestAnimationFrame(step)
          else resolve(lost / (frames + lost))
        }
        requestAnimationFrame(step)
      }),
    PX_A_FRAME,
  )
}
