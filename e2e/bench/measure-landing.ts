import type { Browser, Page } from '@playwright/test'
import { APP_URL } from '../run/mock-settings'
import { openPage, slowDown } from './bench-browser'
import { countScripts, countWireScripts, type WireScripts } from './measure-scripts'

/** What the landing page costs: bytes of JavaScript, and milliseconds. */
export type LandingFigures = {
  /** Gzipped by us, without headers. */
  scriptBytes: number
  wireScripts: WireScripts
  plainLcp: number
  slowLcp: number
  slowUsable: number
}

const TYPED = 'x'

/** Opens the landing page, plainly and on slow 4G with the CPU slowed 4 times. */
export async function measureLanding(browser: Browser): Promise<LandingFigures> {
  const plain = await openLanding(browser, false)
  const slow = await openLanding(browser, true)
  return {
    scriptBytes: plain.scriptBytes,
    wireScripts: plain.wireScripts,
    plainLcp: plain.lcp,
    slowLcp: slow.lcp,
    slowUsable: slow.usable,
  }
}

async function openLanding(browser: Browser, isSlow: boolean) {
  const page = await openPage(browser)
  if (isSlow) await slowDown(page)
  const bytes = countScripts(page)
  const wire = await countWireScripts(page)
  await page.addInitScript(typeAtOnce, TYPED)
  await page.goto(APP_URL, { waitUntil: 'commit' })
  const usable = await untilUsable(page)
  await page.waitForLoadState('networkidle')
  const lcp = await largestPaint(page)
  const scriptBytes = await bytes()
  const wireScripts = wire()
  await page.context().close()
  return { lcp, usable, scriptBytes, wireScripts }
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
    if (field?.value === '') {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
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
