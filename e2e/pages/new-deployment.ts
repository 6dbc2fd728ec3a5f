import type { Page } from '@playwright/test'

/**
 * Replaces the build that the page was loaded from: its further scripts and its server action are
 * gone. A page that is loaded anew is of the new build and has all its files.
 */
export async function deployAnew(page: Page): Promise<void> {
  let isOld = true
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.headers()['next-action'] !== undefined && isOld) {
      await route.fulfill({
        status: 404,
        headers: { 'x-nextjs-action-not-found': '1' },
        contentType: 'text/plain',
        body: 'Server action not found.',
      })
      return
    }
    if (request.isNavigationRequest()) isOld = false
    const isScript = new URL(request.url()).pathname.startsWith('/_next/static/chunks/')
    if (isScript && isOld) await route.fulfill({ status: 404, body: 'Not Found' })
    else await route.fallback()
  })
}
