import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Returns what says how many bytes some scripts of a page have from now on: gzip -9 of their bodies. */
export function countScripts(page: Page): (urls?: readonly string[]) => Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // What comes while the page is closed no longer has a body.
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

/** Notes the scripts that a page asks for before it shows something. */
export async function noteScriptsBefore(
  page: Page,
  selector: string,
): Promise<() => Promise<string[]>> {
  await page.addInitScript((shown) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(shown)) return
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
