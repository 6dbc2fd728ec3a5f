import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/**
 * Counts the bytes of a page's scripts from now on, compressed with gzip -9. Returns a function that sums
 * them up, for all scripts or for some URLs.
 */
export function countScripts(page: Page): (urls?: readonly string[]) => Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // A script that arrives while the page is closing has no body any more.
    const body = response.body().catch(() => Buffer.alloc(0))
    scripts.set(
      response.url(),
      body.then((text) => gzipSync(text, { level: 9 }).length),
    )
  })
  return async (urls = [...scripts.keys()]) => {
    const sizes = await Promise.all(urls.map((url) => scripts.get(url) ?? 0))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
}

/** Notes the scripts that a page requests before an element matches `selector`. Returns a function for their URLs. */
export async function recordScriptsBefore(
  page: Page,
  selector: string,
): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      const asked = performance.getEntriesByType('resource').map(({ name }) => name)
      Object.assign(window, {
        scriptsBefore: [...asked, ...[...document.scripts].map((one) => one.src)],
      })
    }).observe(document, { subtree: true, childList: true })
  }, selector)
  return async () => {
    await page.locator(selector).first().waitFor({ state: 'attached' })
    const urls = await page.evaluate<string[]>('window.scriptsBefore')
    return [...new Set(urls)].filter((url) => url.includes('/_next/static/chunks/'))
  }
}
