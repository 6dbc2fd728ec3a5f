import type { Page } from '@playwright/test'
import { expect, openAllTrades, test } from '../pages/app-test'
import {
  expectAllFetched,
  fetchButton,
  keyField,
  openAndFetch,
  startFetch,
  toastBy,
  usdDialog,
  usdSwitch,
} from '../pages/price-dialog-page'
import { tabTo } from '../pages/keyboard'
import { STAND_INS_URL } from '../run/stand-in-settings'

/** Starts a run with a key that is to be remembered. */
async function startFetchRemembered(page: Page, apiKey: string): Promise<void> {
  await fetchButton(page).click()
  await keyField(page).fill(apiKey)
  await usdDialog(page).getByRole('checkbox', { name: 'Remember API key' }).click()
  await keyField(page).press('Enter')
}

const storedKey = () => localStorage.getItem('birdeyeApiKey')

test.describe('the dialog ‘Include USD prices’ (behaviour 8.7)', () => {
  test('has the key’s field, the checkbox, the notes, the button and an estimate', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('everyday'))
    await expect(usdSwitch(page)).toHaveAccessibleName('Show USD prices (0 fetched)')
    await expect(usdSwitch(page)).not.toBeChecked()
    await fetchButton(page).click()
    await expect(keyField(page)).toBeFocused()
    await expect(keyField(page)).toHaveAttribute('required')
    await expect(keyField(page)).toHaveAttribute('autocomplete', 'off')
    await expect(keyField(page)).toHaveAttribute('type', 'password')
    await expect(keyField(page)).toHaveValue('')
    const remember = usdDialog(page).getByRole('checkbox', { name: 'Remember API key' })
    await expect(remember).not.toBeChecked()
    await expect(remember).toHaveAccessibleDescription('The API key will be stored in your browser')
    for (const text of [
      "Only used to fetch token prices. Never sent anywhere else. It passes through this site's own server to Birdeye.",
      'Approx 300 prices to fetch',
      '(estimated time: 5 minutes)',
      'Each price is one Birdeye request; a free plan allows about 500 a month.',
    ]) {
      await expect(usdDialog(page).getByText(text)).toBeVisible()
    }
    await expect(usdDialog(page).getByRole('link', { name: 'Get a key' })).toBeVisible()
    await usdDialog(page).getByRole('button', { name: 'Show the key' }).click()
    await expect(keyField(page)).toHaveAttribute('type', 'text')
  })

  test('says no estimate up to one minute, and needs a key', async ({ page, standIns }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await fetchButton(page).click()
    await expect(usdDialog(page).getByText('Approx 8 prices to fetch')).toBeVisible()
    await expect(usdDialog(page).getByText('estimated time')).toHaveCount(0)
    await usdDialog(page).getByRole('button', { name: 'Fetch USD prices' }).click()
    await expect(usdDialog(page).getByRole('alert')).toHaveText('Birdeye API key is required')
    await expect(keyField(page)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(fetchButton(page)).toBeFocused()
  })

  test('by keyboard alone: open, paste, Enter, and every price comes', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await tabTo(page, fetchButton(page))
    await page.keyboard.press('Enter')
    await expect(keyField(page)).toBeFocused()
    await page.keyboard.insertText('by-keyboard')
    await toastBy(page, '8 of 8 prices fetched', () => page.keyboard.press('Enter'))
    await expectAllFetched(page)
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(usdSwitch(page)).toBeFocused()
  })
})

test.describe('the Birdeye key (behaviour 8.9, 8.16, 8.21)', () => {
  test('is stored only if Remember is ticked, prefilled, and Forget removes it', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await startFetchRemembered(page, 'a-key-to-keep')
    await expectAllFetched(page)
    expect(await page.evaluate(storedKey)).toBe('a-key-to-keep')

    await openAllTrades(page, await standIns.wallet('everyday'))
    await fetchButton(page).click()
    await expect(keyField(page)).toHaveValue('a-key-to-keep')
    await expect(usdDialog(page).getByRole('checkbox')).toBeChecked()
    await usdDialog(page).getByRole('button', { name: 'Forget' }).click()
    await expect(keyField(page)).toHaveValue('')
    await expect.poll(() => page.evaluate(storedKey)).toBeNull()
  })

  test('given without Remember takes a stored one away', async ({ page, standIns }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('birdeyeApiKey', 'an-older-key'))
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await fetchButton(page).click()
    await usdDialog(page).getByRole('checkbox', { name: 'Remember API key' }).click()
    await keyField(page).press('Enter')
    await expectAllFetched(page)
    expect(await page.evaluate(storedKey)).toBeNull()
  })

  test('that Birdeye refuses stays in the dialog, which says so; it is tried once and not remembered', async ({
    page,
    standIns,
  }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('birdeyeApiKey', 'wrong-key-remembered'))
    await openAllTrades(page, await standIns.wallet('everyday'))
    await fetchButton(page).click()
    await keyField(page).press('Enter')
    await expect(usdDialog(page).getByRole('alert')).toHaveText(
      'Birdeye refused this key. Check it and try again.',
    )
    await expect(keyField(page)).toHaveValue('wrong-key-remembered')
    await expect(keyField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => page.evaluate(storedKey)).toBeNull()
    expect(await standIns.priceCalls('wrong-key-remembered')).toHaveLength(1)
    await expect(usdDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(fetchButton(page)).toHaveText('Fetch USD prices (300 Missing)')
  })

  test('whose plan is too small ends the run at once, and stays remembered', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('everyday'))
    await startFetchRemembered(page, 'poor-plan-kept')
    await expect(usdDialog(page).getByRole('alert')).toHaveText(
      "This key's Birdeye plan does not include price history.",
    )
    expect(await page.evaluate(storedKey)).toBe('poor-plan-kept')
    expect(await standIns.priceCalls('poor-plan-kept')).toHaveLength(1)
    await keyField(page).fill('a-better-plan')
    await keyField(page).press('Enter')
    await expectAllFetched(page)
  })

  test('appears nowhere but in the request’s body and under its own storage key', async ({
    page,
    standIns,
  }) => {
    const canary = 'canary-7f3a9b'
    const seen: string[] = []
    const bodies: Promise<string>[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(request.url(), JSON.stringify(request.headers()))
    })
    page.on('response', (response) => {
      if (response.url().startsWith('http')) bodies.push(response.text().catch(() => ''))
    })
    const leaks = async () =>
      [...seen, ...(await Promise.all(bodies))].filter((text) => text.includes(canary))
    await openAndFetch(page, await standIns.wallet('one-recurring'), canary)
    await expectAllFetched(page)
    await fetch(`${STAND_INS_URL}/calls`).then(async (r) => seen.push(await r.text()))
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    seen.push(stored, page.url(), await page.content())
    expect(seen.length + bodies.length).toBeGreaterThan(10)
    expect(await leaks()).toEqual([])

    const user = await standIns.wallet('everyday')
    await openAllTrades(page, user)
    await startFetch(page, `wrong-key-${canary}`)
    await expect(usdDialog(page).getByRole('alert')).toHaveText(/^Birdeye refused this key/)
    expect(await leaks()).toEqual([])
  })
})
