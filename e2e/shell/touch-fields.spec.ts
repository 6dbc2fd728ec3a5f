import type { Page } from '@playwright/test'
import { expect, openAllTrades, openOrders, test } from '../pages/app-test'

test.use({ hasTouch: true, isMobile: true })

/** Returns the sizes of the texts in all fields that are on the page. */
const fieldSizes = (page: Page) =>
  page
    .locator('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize))

test.describe('on touch screens (behaviour 13.7)', () => {
  for (const width of [390, 844, 1024]) {
    test(`at ${width} px, texts in fields have 16 px, so that no tap enlarges the page`, async ({
      page,
      mocks,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const sizes = await fieldSizes(page)
      const user = await mocks.wallet('everyday')
      await openOrders(page, user)
      sizes.push(...(await fieldSizes(page)))
      await openAllTrades(page, user)
      await expect(page.locator('tr[data-index]').first()).toBeVisible()
      sizes.push(...(await fieldSizes(page)))
      expect(sizes.length).toBeGreaterThan(2)
      expect([...new Set(sizes)]).toEqual(['16px'])
    })
  }

  test('numbers don’t become phone links', async ({ page }) => {
    await page.goto('/')
    const meta = page.locator('meta[name=format-detection]')
    await expect(meta).toHaveAttribute('content', 'telephone=no')
  })
})
