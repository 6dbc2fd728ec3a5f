import type { Page } from '@playwright/test'

/** Makes every storage, channel and lock throw, as in browsers that block site data. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        refuse()
      }
    }
    navigator.locks.request = async () => refuse()
    navigator.locks.query = async () => refuse()
  })
}
