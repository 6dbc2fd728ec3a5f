import type { Page } from '@playwright/test'

/** No long task for so long: what a click started has come to an end. */
const REST_MS = 1_500
const LOOK_EVERY_MS = 50

/** Makes a page note its long tasks, those over 50 ms. */
export async function noteTasks(page: Page): Promise<void> {
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
}

/** Waits until nothing changed on the page for a while. */
export async function untilRest(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      const quietFor = performance.now() - Math.max(start, noted.lastTaskEnd)
      if (quietFor > ${REST_MS}) resolve()
      else setTimeout(look, ${LOOK_EVERY_MS})
    }
    look()
  })`)
}

/** Waits for rest; the longest task since the last call, in ms, 0 where none passed 50 ms. */
export async function longestTask(page: Page): Promise<number> {
  await untilRest(page)
  return Number(await page.evaluate('Math.max(0, ...noted.longTasks.splice(0))'))
}
