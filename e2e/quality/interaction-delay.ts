import type { Browser } from '@playwright/test'

/** As Lighthouse emulates them: the window, and how many times slower the processor is. */
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
/** What is painted, and told of, after the last input. */
const SETTLE_MS = 1_000

/**
 * Returns the longest time from an input to the next paint on a page, in milliseconds, as the Web Vital
 * INP counts it: its first fields are typed into and emptied, its first controls are clicked twice. What
 * is shorter than a frame counts as 16 ms.
 */
export async function interactionDelay(
  browser: Browser,
  url: string,
  device: keyof typeof DEVICES,
): Promise<number> {
  const { viewport, slowdown } = DEVICES[device]
  const page = await browser.newPage({ viewport })
  await page.addInitScript(noteLongestInput)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const controls = page.locator(CONTROLS).filter({ visible: true })
  for (let index = 0; index < MAX_CONTROLS; index += 1) {
    const control = controls.nth(index)
    // What was used before it may have taken it away.
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
function noteLongestInput(): void {
  let longest = 16
  // Inputs that took less than 104 ms are only told of if one asks before.
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    document.documentElement.dataset.longestInput = String(longest)
  }).observe(options)
}
