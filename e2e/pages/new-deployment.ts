import type { Page } from '@playwright/test'

/**
 * Acts like a new deployment: scripts that the old page hasn't loaded yet are gone, and so is its server
 * action. A page that is loaded again comes from the new build and has all its files.
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

/**
 * Opens a page right before a new deployment. The page gets only the scripts that its document names. After
 * a reload, it gets all scripts.
 */
export async function openBeforeDeployment(page: Page, path: string): Promise<void> {
  const documents: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) {
      const response = await route.fetch()
      documents.push(await response.text())
      await route.fulfill({ response })
      return
    }
    const [first = '', ...later] = documents
    const isGone = later.length === 0 && !first.includes(pathname)
    if (isGone && pathname.startsWith('/_next/static/chunks/')) {
      await route.fulfill({ status: 404, body: 'Not Found' })
    } else await route.fallback()
  })
  await page.goto(path)
}
