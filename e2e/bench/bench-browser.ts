import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../run/find-chromium'

/** Starts headless Chromium as the browser tests use it. */
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

/** Opens a page in a profile of its own. The page notes its long tasks, those over 50 ms. */
export async function openPage(browser: Browser): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, timezoneId: 'UTC' })
  const page = await context.newPage()
  // tsx names functions with this helper, which a page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    const noted = { longTasks: [0], lastTaskEnd: 0 }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        noted.longTasks.push(duration)
        noted.lastTaskEnd = startTime + duration
      }
    }).observe({ type: 'longtask', buffered: true })
  })
  return page
}

/** Slow 4G: 150 ms round trip, 1.44 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.44e6 / 8) | 0,
  uploadThroughput: (0.675e6 / 8) | 0,
}
const CPU_SLOWED = 4

/** Puts a page on slow 4G, and makes its CPU 4 times slower. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
}

/** Returns the size of the JS heap after a garbage collection, in MB. */
export async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

/** After this time without a long task, all work that a click started counts as ended. */
const REST_MS = 1_500

/** Waits until there has been no long task for a while. Returns the longest task since the last call, in ms. */
export async function longestTask(page: Page): Promise<number> {
  await page.evaluate(`new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      const quietFor = performance.now() - Math.max(start, noted.lastTaskEnd)
      if (quietFor > ${REST_MS}) resolve()
      else setTimeout(look, 50)
    }
    look()
  })`)
  return Number(await page.evaluate('Math.max(0, ...noted.longTasks.splice(0))'))
}
