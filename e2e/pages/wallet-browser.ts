import type { Page } from '@playwright/test'

/** The user agent of a wallet app's browser on Android. */
export const WALLET_BROWSER = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 ' +
    '(KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.104 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** Makes downloads do nothing, as in apps that ignore `blob:` downloads. The page can't share either. */
export async function ignoreDownloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (this.download === '') click.call(this)
    }
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'canShare')
  })
}

/**
 * Lets the page share files after a press, and notes them.
 * @param faults the names of the errors that end the first share sheets without sharing
 * @returns a function for the name and the text of each file so far
 */
export async function recordShares(
  page: Page,
  faults: readonly string[] = [],
): Promise<() => Promise<[string, string][]>> {
  await page.addInitScript((names) => {
    const shared: Promise<[string, string]>[] = []
    const left = [...names]
    Object.assign(window, { shared })
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        const fault = navigator.userActivation.isActive ? left.shift() : 'NotAllowedError'
        if (fault !== undefined) throw new DOMException('', fault)
        for (const file of files) shared.push(file.text().then((text) => [file.name, text]))
      },
    })
  }, faults)
  return () => page.evaluate<[string, string][]>('Promise.all(shared)')
}
