import { expect, openAllTrades, test } from '../pages/app-test'
import { tradesTable } from '../pages/trades-page'
import { UNSUPPORTED_BROWSER } from '@/lib/view/errors/error-label'

const FLOOR_STYLE =
  /@supports ?\(transition-behavior: ?allow-discrete\) or \(color: ?rgb\(from red r g b\)\)/

test.describe('browsers (behaviour 13.11)', () => {
  test('a browser below the floor gets a line that says so; others don’t', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(UNSUPPORTED_BROWSER)).toBeHidden()
    await page.route('**/*.css*', async (route) => {
      const response = await route.fetch()
      const style = await response.text()
      expect(style).toMatch(FLOOR_STYLE)
      await route.fulfill({
        response,
        body: style.replace(FLOOR_STYLE, '@supports (color: no-such-mix(red))'),
      })
    })
    for (const path of ['/', '/trades', '/no/such/page']) {
      await page.goto(path)
      await expect(page.getByText(UNSUPPORTED_BROWSER)).toBeVisible()
    }
  })

  test('the app works in a browser at the floor, which lacks newer functions', async ({
    page,
    mocks,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(AbortSignal, 'any')
      Reflect.deleteProperty(URL, 'canParse')
      Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    })
    await openAllTrades(page, await mocks.wallet('everyday'))
    expect(
      await page.evaluate(() => 'any' in AbortSignal || 'checkVisibility' in Element.prototype),
    ).toBe(false)
    await expect(tradesTable(page).getByRole('link', { name: 'BONK' }).first()).toBeVisible()
  })
})
