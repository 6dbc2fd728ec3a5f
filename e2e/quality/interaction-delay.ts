import type { Browser } from '@playwright/test'

/** The window and the slowdown of the processor, as Lighthouse emulates them. */
const DEVICES = {
  mobile: { viewport: { width: 412, height: 823 }, slowdown: 4 },
  desktop: { viewport: { width: 1350, height: 940 }, slowdown: 1 },
}
const CONTROLS = [
  ...['main input', 'main [role=checkbox]', 'main [role=radio]', 'main [role=switch]'],
  'main button[aria-pressed]',
].join(', ')
const MAX_CONTROLS = 8
const TYPED = 'abc'
const FRAME_MS = 16
/** How long the last input has until it is painted and reported, in ms. */
const SETTLE_MS = 1_000

/**
 * Returns the longest time from an input to the next paint on a page, in milliseconds, as the Web Vital
 * INP counts it. The first fields are filled and emptied, and the first controls are clicked twice. A time
 * shorter than a frame counts as 16 ms.
 */
export async function interactionDelay(
  browser: Browser,
  url: string,
  device: keyof typeof DEVICES,
): Promise<number> {
  const { viewport, slowdown } = DEVICES[device]
  const page = await browser.newPage({ viewport })
  await page.addInitScript(recordLongestInput)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const controls = page.locator(CONTROLS).filter({ visible: true })
  for (let index = 0; index < MAX_CONTROLS; index += 1) {
    const control = controls.nth(index)
    // An earlier click may have removed the control.
    if (!(await control.isVisible())) break
    if (await control.evaluate((element) => element.matches('input'))) {
      await control.pressSequentially(TYPED)
      await control.press('ControlOrMeta+A')
      await control.press('Backspace')
    } else await control.click({ clickCount: 2, delay: 50, timeout: 5_000 }).catch(() => {})
  }
  await page.waitForTimeout(SETTLE_MS)
  const longest = await page.evaluate(() => document.documentElement.dataset.longestInput)
  await page.close()
  return Number(longest ?? FRAME_MS)
}

/** Runs in the page. */
function recordLongestInput(): void {
  let longest = 16
  // By default the browser reports only inputs that took 104 ms or more.
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    document.documentElement.dataset.longestInput = String(longest)
  }).observe(options)
}
