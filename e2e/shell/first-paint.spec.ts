import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { openTradesLink } from '../pages/trades-page'
import { NEWER_NOTICE } from '@/lib/view/order-lists/order-list-label'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { LOADING_TRADES } from '@/lib/view/trades/trades-page-label'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the orders page has its heading and its notice, and the sample wallet has a different notice', async ({
    page,
    mocks,
  }) => {
    await page.goto(`/orders/${await mocks.wallet('everyday')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select orders to display')
    await expect(page.getByRole('main').getByText(NEWER_NOTICE)).toBeVisible()
    await page.goto(`/orders/${SAMPLE_WALLET}`)
    await expect(
      page.getByText('Sample wallet with made-up data. Explorer links don’t work.'),
    ).toBeAttached()
  })

  test('the trades page has its heading and its notice', async ({ page }) => {
    await page.goto('/trades')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOADING_TRADES)
    await expect(page.getByRole('main').getByText(NEWER_NOTICE)).toBeVisible()
  })
})

test('the notice of the trades page stays where the server’s HTML has it, at every width', async ({
  page,
  browser,
  mocks,
}) => {
  const topOf = async (shownPage: Page) => {
    const main = shownPage.getByRole('main')
    const notice = await main.getByText(NEWER_NOTICE).boundingBox()
    return (notice?.y ?? 0) - ((await main.boundingBox())?.y ?? 0)
  }
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(new URL('/trades', page.url()).href)
  for (const width of [390, 768, 1280, 1440]) {
    const tops = [page, still].map(async (one) => {
      await one.setViewportSize({ width, height: 844 })
      return topOf(one)
    })
    const [now, before] = await Promise.all(tops)
    expect(now, `${width} px`).toBe(before)
  }
  await context.close()
})

test('while orders load, the heading of the trades page never says ‘(0 trades)’ (behaviour 5.2)', async ({
  page,
  mocks,
}) => {
  await page.addInitScript(() => {
    const headings = new Set<string>()
    Object.assign(window, { headings })
    new MutationObserver(() =>
      headings.add(document.querySelector('h1')?.textContent ?? ''),
    ).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await openTradesLink(page, await mocks.wallet('everyday', { latency: 100 }))
  const headings = await page.evaluate<string[]>('[...window.headings]')
  expect(headings).toContain(LOADING_TRADES)
  expect(headings.filter((text) => text.includes('(0 trades)'))).toEqual([])
})
