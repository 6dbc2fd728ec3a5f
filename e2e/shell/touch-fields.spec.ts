import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { openTradesLink, setWidth } from '../pages/trades-page'

test.use({ hasTouch: true, isMobile: true })

/** Returns the sizes of the texts in all fields that are on the page. */
const fieldSizes = (page: Page) =>
  page
    .locator('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize))

test.describe('on touch screens (behaviour 13.7)', () => {
  test('at 390, 844 and 1024 px, texts in fields have 16 px, so that no tap enlarges the page', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('unknown-token')
    const widths = [390, 844, 1024]
    const sizes: string[][] = widths.map(() => [])
    for (const open of [
      () => page.goto('/'),
      () => openOrders(page, user),
      () => openTradesLink(page, user),
    ]) {
      await open()
      for (const [index, width] of widths.entries()) {
        await setWidth(page, width)
        sizes[index]?.push(...(await fieldSizes(page)))
      }
    }
    for (const [index, width] of widths.entries()) {
      expect(sizes[index]?.length, `${width} px`).toBeGreaterThan(2)
      expect([...new Set(sizes[index])], `${width} px`).toEqual(['16px'])
    }
  })

  test('numbers don’t become phone links', async ({ page }) => {
    await page.goto('/')
    const meta = page.locator('meta[name=format-detection]')
    await expect(meta).toHaveAttribute('content', 'telephone=no')
  })
})
