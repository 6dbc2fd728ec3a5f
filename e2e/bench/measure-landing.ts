import type { Browser, Page } from '@playwright/test'
import { APP_URL } from '../run/stand-in-settings'
import { countScripts } from './measure-scripts'

/** What the landing page costs: bytes of gzipped JavaScript, and milliseconds. */
export type LandingFigures = {
  scriptBytes: number
  plainLcp: number
  slowLcp: number
  slowUsable: number
}

const TYPED = 'x'
/** Slow 4G: 150 ms round trip, 1.44 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.44e6 / 8) | 0,
  uploadThroughput: (0.675e6 / 8) | 0,
}
const CPU_SLOWED = 4

/** Opens the landing page, plainly and on slow 4G with the CPU slowed 4 times. */
export async function measureLanding(browser: Browser): Promise<LandingFigures> {
  const plain = await openLanding(browser, false)
  const slow = await openLanding(browser, true)
  return {
    scriptBytes: plain.scriptBytes,
    plainLcp: plain.lcp,
    slowLcp: slow.lcp,
    slowUsable: slow.usable,
  }
}

async function openLanding(browser: Browser, isSlow: boolean) {
  const page = await (await browser.newContext()).newPage()
  if (isSlow) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  }
  const bytes = countScripts(page)
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(typeAtOnce, TYPED)
  await page.goto(APP_URL, { waitUntil: 'commit' })
  const usable = await untilUsable(page)
  await page.waitForLoadState('networkidle')
  const lcp = await largestPaint(page)
  const scriptBytes = await bytes()
  await page.context().close()
  return { lcp, usable, scriptBytes }
}

/** Until the field tells live that what is typed is no address, in ms since the navigation. */
async function untilUsable(page: Page): Promise<number> {
  await page.locator('#userAddress[data-state=invalid]').waitFor({ timeout: 30_000 })
  return Number(await page.evaluate('window.usableAt'))
}

/** Types as soon as there is a field, and notes when the page answers; from within, to the ms. */
function typeAtOnce(text: string): void {
  const timer = setInterval(() => {
    const field = document.querySelector<HTMLInputElement>('#userAddress')
    if (field?.value === '') field.value = text
    if (field?.dataset.state !== 'invalid') return
    clearInterval(timer)
    Object.assign(window, { usableAt: performance.now() })
  }, 5)
}

async function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? 0)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
