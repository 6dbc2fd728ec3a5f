import { expect, test } from '../pages/app-test'
import { openTradesLink } from '../pages/trades-page'
import { V2_NOTICE } from '@/lib/view/order-lists/order-list-label'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { LOADING_TRADES } from '@/lib/view/trades/trades-page-label'
import { SAMPLE_NOTICE } from '@/lib/view/wallet/wallet-label'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the orders page has its heading and the notice of every wallet', async ({
    page,
    mocks,
  }) => {
    await page.goto(`/orders/${await mocks.wallet('everyday')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select orders to display')
    await expect(page.getByRole('main').getByText(V2_NOTICE)).toBeVisible()
    await page.goto(`/orders/${SAMPLE_WALLET}`)
    await expect(page.getByText(SAMPLE_NOTICE)).toBeAttached()
  })

  test('the trades page has its heading', async ({ page }) => {
    await page.goto('/trades')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOADING_TRADES)
  })
})

test('the heading of the trades page never counts what is still loading (behaviour 5.2)', async ({
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
