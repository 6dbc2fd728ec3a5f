import type { Browser } from '@playwright/test'
import { countScripts } from '../pages/count-scripts'
import { APP_URL } from '../run/mock-settings'
import { longestTask, openPage, slowDown } from './bench-browser'
import type { Figure } from './figures'
import { newWallet } from './new-wallet'

/**
 * Measures the landing page's scripts, its start on slow 4G with a 4 times slower CPU, and a trades page's scripts.
 */
export async function measureLanding(browser: Browser): Promise<Figure[]> {
  const plain = await openPage(browser)
  const bytes = countScripts(plain)
  await plain.goto(APP_URL)
  await plain.waitForLoadState('networkidle')
  const landingBytes = await bytes()
  await plain.context().close()
  return [
    ['landing: JavaScript, gzip -9', landingBytes, 'bytes'],
    ['landing: usable, slow 4G, CPU / 4', await slowToUsable(browser), 'ms'],
    ['trades page: JavaScript with all it loads, gzip -9', await tradesBytes(browser), 'bytes'],
  ]
}

/** Returns the time from the navigation until the field marks a typed text as invalid, in ms. */
async function slowToUsable(browser: Browser): Promise<number> {
  const page = await openPage(browser)
  await slowDown(page)
  await page.addInitScript(typeAtOnce)
  await page.goto(APP_URL, { waitUntil: 'commit' })
  await page.locator('#userAddress[data-state=invalid]').waitFor()
  const usable = Number(await page.evaluate('window.usableAt'))
  await page.context().close()
  return usable
}

/** Runs in the page: types as soon as there is a field, and notes when the page reacts. */
function typeAtOnce(): void {
  const timer = setInterval(() => {
    const field = document.querySelector<HTMLInputElement>('#userAddress')
    if (field?.value === '') {
      field.value = 'x'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (field?.dataset.state !== 'invalid') return
    clearInterval(timer)
    Object.assign(window, { usableAt: performance.now() })
  }, 5)
}

/**
 * Returns the size of the scripts that a small wallet's trades page loads until it is idle, in bytes. Those of
 * identicons, summary and chart are among them.
 */
async function tradesBytes(browser: Browser): Promise<number> {
  const small = { sample: 'long-tail', trades: 150, orders: 12, pairs: 7 } as const
  const { tradesUrl } = await newWallet(small)
  const page = await openPage(browser)
  const bytes = countScripts(page)
  await page.goto(tradesUrl)
  await page.locator('[data-slot=identicon] svg').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await longestTask(page)
  const total = await bytes()
  await page.context().close()
  return total
}
