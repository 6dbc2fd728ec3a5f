import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { APP_URL } from '../run/stand-in-settings'
import { newWallet } from './new-wallet'

/** Counts the bytes of gzipped JavaScript that a page loads from now on. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    }
  })
  return async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
}

/** What the link of a trades page with 150 trades loads until it is at rest, identicons included. */
export async function measureTradesScripts(browser: Browser): Promise<number> {
  const address = await newWallet({ orders: 12, trades: 150 }, 0)
  const first = await (await browser.newContext()).newPage()
  await first.goto(`${APP_URL}/orders/${address}`)
  await first.getByRole('button', { name: 'Refresh' }).waitFor()
  await first.getByRole('button', { name: 'Submit' }).click()
  await first.locator('tr[data-index]').first().waitFor()
  const page = await (await browser.newContext()).newPage()
  const bytes = countScripts(page)
  await page.goto(first.url())
  await page.locator('[data-slot=identicon] svg').first().waitFor()
  await page.waitForLoadState('networkidle')
  const total = await bytes()
  await Promise.all([first.context().close(), page.context().close()])
  return total
}
