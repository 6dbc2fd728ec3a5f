import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { view } from '../pages/summary-card'
import { overlappingTexts } from '../pages/text-overlaps'
import { expectAllLoaded } from '../pages/trades-page'
import { CHROMIUM_ARGS, findTestBrowser } from '../run/find-chromium'

const executablePath = findTestBrowser()

/** The visitor's size of text is 32 px, twice the usual size. */
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  },
})

/** Expects no text over another and nothing beside the window, at every width. The body has its larger texts. */
async function expectReadable(page: Page, state: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('font-size', '28px')
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(overlappingTexts), `${state}, ${width} px`).toBe('')
    const overhang = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overhang), `${state}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

test.describe('with texts of twice the size no text lies over another, and no page scrolls sideways (behaviour 13.13)', () => {
  test('landing, orders, the details of an order and the settings', async ({ page, mocks }) => {
    await page.goto('/')
    await expectReadable(page, 'landing')
    await openOrders(page, await mocks.wallet('everyday'))
    await expectReadable(page, 'orders')
    await detailsButtons(page).first().click()
    await expect(detailsDialog(page)).toBeVisible()
    await expectReadable(page, 'details')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expectReadable(page, 'settings')
  })

  test('trades, their filters and each view of the summary', async ({ page }) => {
    await page.goto(sampleTradesPath())
    await expectAllLoaded(page)
    await expectReadable(page, 'trades')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expectReadable(page, 'filters')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Summary' }).check()
    for (const name of ['Pairs', 'Tokens', 'Months'] as const) {
      await view(page, name).check()
      await expectReadable(page, name)
    }
  })
})
