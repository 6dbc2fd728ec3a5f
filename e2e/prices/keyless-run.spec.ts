import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import {
  expectSources,
  fetchButton,
  keyField,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'
import { openTradesLink } from '../pages/trades-page'

/** The run sends one request a second. */
const A_WHOLE_RUN = { timeout: 90_000 }
const SOURCES = /^\d+ prices: \d+ from trades, \d+ DefiLlama( \(\d+ over 5 minutes away\))?$/

const keylessButton = (page: Page) =>
  usdDialog(page).getByRole('button', { name: 'Fetch without a key' })

/** Notes the URLs of the page's requests to DefiLlama that get a response. */
function recordAnswered(page: Page): URL[] {
  const answered: URL[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname.startsWith('/defillama')) answered.push(url)
  })
  return answered
}

test.describe('USD prices without a key (behaviour 8.30, 8.31)', () => {
  test('a run works by keyboard alone and sends only mints and times; the next time, its button is above the field for a key', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('every-row')
    const answered = recordAnswered(page)
    await openTradesLink(page, user)
    await tabTo(page, fetchButton(page))
    await page.keyboard.press('Enter')
    await expect(keyField(page)).toBeFocused()
    await tabTo(page, keylessButton(page))
    expect(answered).toEqual([])
    await page.keyboard.press('Enter')
    await expect(usdDialog(page)).toBeHidden(A_WHOLE_RUN)
    await expect(usdSwitch(page)).toBeChecked()
    await expectSources(page, SOURCES)
    await expect(usdValues(page).first()).toBeVisible()
    expect(answered.length).toBeGreaterThan(0)
    for (const url of answered) {
      expect([...url.searchParams.keys()]).toEqual(['coins', 'searchWidth'])
      expect(url.href).not.toContain(user)
    }
    expect((await mocks.calls(user)).filter(({ service }) => service === 'birdeye')).toEqual([])

    await page.reload()
    await expectSources(page, SOURCES)
    await page.getByRole('button', { name: /^(Other price sources|Fetch USD prices \()/ }).click()
    const field = await keyField(page).boundingBox()
    const button = await keylessButton(page).boundingBox()
    expect(button?.y).toBeLessThan(field?.y ?? 0)
  })
})
