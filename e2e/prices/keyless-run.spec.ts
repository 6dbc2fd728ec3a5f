import type { Page } from '@playwright/test'
import { expect, openAllTrades, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import {
  expectAllFetched,
  fetchButton,
  keyField,
  toastBy,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'

const keylessButton = (page: Page) =>
  usdDialog(page).getByRole('button', { name: 'Fetch without a key' })
const sourcesLine = (page: Page) => page.locator('[data-slot=price-sources]')

/** What the page asks of DefiLlama, as it leaves the browser. */
function noteAsked(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/defillama')) asked.push(url)
  })
  return asked
}

test.describe('USD prices without a key (behaviour 8.30, 8.31)', () => {
  test('stand under the key’s form, and only mints and times are sent', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const asked = noteAsked(page)
    await openAllTrades(page, user)
    await fetchButton(page).click()
    await expect(
      usdDialog(page).getByText(/^\d+ from your trades, about \d+ requests?$/),
    ).toBeVisible()
    const field = await keyField(page).boundingBox()
    const button = await keylessButton(page).boundingBox()
    expect(button?.y).toBeGreaterThan(field?.y ?? Infinity)
    expect(asked).toEqual([])

    await keylessButton(page).click()
    await expect(usdDialog(page)).toBeHidden({ timeout: 90_000 })
    await expect(usdSwitch(page)).toBeChecked()
    await expect(sourcesLine(page)).toHaveText(
      /^\d+ prices: \d+ from trades, \d+ DefiLlama( \(\d+ over 5 minutes away\))?$/,
    )
    await expect(usdValues(page).first()).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
    for (const url of asked) {
      expect([...url.searchParams.keys()]).toEqual(['coins', 'searchWidth'])
      expect(url.href).not.toContain(user)
    }
    expect((await standIns.calls(user)).filter(({ service }) => service === 'birdeye')).toEqual([])
  })

  test('by keyboard alone; the way taken last stands first after a reload', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await tabTo(page, fetchButton(page))
    await page.keyboard.press('Enter')
    await expect(keyField(page)).toBeFocused()
    await tabTo(page, keylessButton(page))
    await page.keyboard.press('Enter')
    await expect(usdDialog(page)).toBeHidden({ timeout: 90_000 })
    await expect(sourcesLine(page)).toBeVisible()

    const more = page.getByRole('button', { name: 'More sources' })
    const open = async () => ((await more.isVisible()) ? more : fetchButton(page)).click()
    await open()
    const field = await keyField(page).boundingBox()
    const button = await keylessButton(page).boundingBox()
    expect(button?.y).toBeLessThan(field?.y ?? 0)
    await page.reload()
    await expect(sourcesLine(page)).toBeVisible()
    await open()
    expect((await keylessButton(page).boundingBox())?.y).toBeLessThan(
      (await keyField(page).boundingBox())?.y ?? 0,
    )
  })

  test('Birdeye replaces them where asked to (behaviour 8.33)', async ({ page, standIns }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await fetchButton(page).click()
    await keylessButton(page).click()
    await expect(usdDialog(page)).toBeHidden({ timeout: 90_000 })
    const before = await sourcesLine(page).textContent()
    expect(before).not.toContain('Birdeye')

    await page.getByRole('button', { name: /^(More sources|Fetch USD prices \()/ }).click()
    const replace = usdDialog(page).getByRole('checkbox', {
      name: /^Replace \d+ prices? by Birdeye’s own minute$/,
    })
    await expect(replace).not.toBeChecked()
    await replace.click()
    await keyField(page).fill('replacing-key')
    await toastBy(page, /price/, () => keyField(page).press('Enter'))
    await expectAllFetched(page)
    await expect(sourcesLine(page)).toHaveText(/^\d+ prices: \d+ Birdeye$/)
  })
})
