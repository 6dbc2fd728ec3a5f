import type { Page } from '@playwright/test'
import { expect, openOrders, showAllOrders, test } from '../pages/app-test'
import { holdCalls } from '../pages/held-calls'
import { jupiterKeyDialog, openJupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { listOf, orderBoxes } from '../pages/orders-page'

const KEY = 'a-good-key-0123456789'
const field = (page: Page) => jupiterKeyDialog(page).getByLabel('Jupiter API key')
const useKey = (page: Page) => jupiterKeyDialog(page).getByRole('button', { name: 'Use this key' })
const storedKey = (page: Page) => page.evaluate(() => localStorage.getItem('jupiterApiKey'))

test.describe('the dialog for a visitor’s own Jupiter key (behaviour 4.7, 4.8, 4.9)', () => {
  const eightPages = ['slow', { latency: 0 }] as const

  test('has a required field without autocomplete, and says where the key goes', async ({
    page,
    standIns,
  }) => {
    await openJupiterKeyDialog(page, await standIns.wallet(...eightPages))
    await expect(field(page)).toHaveAttribute('required')
    await expect(field(page)).toHaveAttribute('autocomplete', 'off')
    await expect(field(page)).toHaveAttribute('placeholder', 'Paste your key')
    await expect(field(page)).toHaveValue('')
    await expect(
      jupiterKeyDialog(page).getByText(
        "A free key from Jupiter doubles the reading speed. It goes to Jupiter only; where a network blocks that, it passes through this site's own server.",
      ),
    ).toBeVisible()
    const remember = jupiterKeyDialog(page).getByRole('checkbox', { name: 'Remember API key' })
    await expect(remember).not.toBeChecked()
    await expect(remember).toHaveAccessibleDescription('The API key will be stored in your browser')

    await useKey(page).click()
    await expect(jupiterKeyDialog(page).getByRole('alert')).toHaveText(
      'Jupiter API key is required',
    )
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  })

  test('closes by keyboard and gives the focus back to its button', async ({ page, standIns }) => {
    await openJupiterKeyDialog(page, await standIns.wallet(...eightPages))
    await expect(field(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(jupiterKeyDialog(page)).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: 'Use a Jupiter API key to go faster' }),
    ).toBeFocused()
  })

  test('a wrong key is refused and not used', async ({ page, standIns }) => {
    const user = await standIns.wallet(...eightPages)
    await openJupiterKeyDialog(page, user)
    const keyed = async () =>
      (await standIns.calls(user)).filter(({ hasKey }) => hasKey).map(({ status }) => status)
    const refusal = jupiterKeyDialog(page).getByRole('alert')
    await jupiterKeyDialog(page).getByRole('checkbox', { name: 'Remember API key' }).click()
    await field(page).fill('a key with spaces')
    await useKey(page).click()
    await expect(refusal).toHaveText('This cannot be a Jupiter API key. Check it and try again.')
    expect(await keyed(), 'what cannot be a key is not sent').toEqual([])
    // An empty field takes the words away, so that the next ones are those of the wrong key.
    await field(page).fill('')
    await useKey(page).click()
    await expect(refusal).toHaveText('Jupiter API key is required')
    await field(page).fill('wrong-key')
    await useKey(page).click()
    await expect(refusal).toHaveText('Jupiter refused this key.')
    expect(await keyed()).toEqual([401])
    expect(await storedKey(page)).toBeNull()
  })

  test('a good key goes on with the reading, and stands in no URL and not in the cache', async ({
    page,
    standIns,
  }) => {
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const user = await standIns.wallet(...eightPages)
    await openJupiterKeyDialog(page, user)
    await field(page).fill(` ${KEY} `)
    await useKey(page).click()
    await expect(jupiterKeyDialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await showAllOrders(page)
    await expect(orderBoxes(page)).toHaveCount(71)
    const further = (await standIns.calls(user)).filter(
      (call) => listOf(call) === 'past trigger' && call.query.page !== '1',
    )
    expect(further).toHaveLength(7)
    expect(further.every(({ hasKey }) => hasKey)).toBe(true)
    expect(urls.filter((url) => url.includes(KEY))).toEqual([])
    expect(page.url()).not.toContain(KEY)
    expect(await storedKey(page)).toBeNull()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('perijove'))).toBeTruthy()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(KEY)
  })

  test('Remember stores the key, the next visit uses it, Forget removes it', async ({
    page,
    standIns,
  }) => {
    await openJupiterKeyDialog(page, await standIns.wallet(...eightPages))
    await field(page).fill(KEY)
    await jupiterKeyDialog(page).getByRole('checkbox', { name: 'Remember API key' }).click()
    await useKey(page).click()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await showAllOrders(page)
    await expect(orderBoxes(page)).toHaveCount(71)
    expect(await storedKey(page)).toBe(KEY)

    const next = await standIns.wallet('one-recurring')
    await openOrders(page, next)
    const calls = await standIns.calls(next)
    expect(calls).toHaveLength(4)
    expect(calls.every(({ hasKey }) => hasKey)).toBe(true)

    const held = await holdCalls(page, (query) => query.get('orderStatus') === 'history')
    const last = await standIns.wallet('one-recurring')
    let ended = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('orderStatus=history')) ended += 1
    })
    await page.goto(`/orders/${last}`)
    await page.getByRole('button', { name: 'Use a Jupiter API key to go faster' }).click()
    await expect(field(page)).toHaveValue(KEY)
    await jupiterKeyDialog(page).getByRole('button', { name: 'Forget' }).click()
    await expect(jupiterKeyDialog(page)).toHaveCount(0)
    expect(await storedKey(page)).toBeNull()
    // Else the browser may let a call go that the page has just ended.
    await expect.poll(() => ended, 'calls with the key are ended').toBe(2)
    held.release()
    await expect(orderBoxes(page)).toHaveCount(1)
    const past = (await standIns.calls(last)).filter(({ query }) => query.orderStatus === 'history')
    expect(past.every(({ hasKey }) => !hasKey)).toBe(true)
  })

  test('a key given without Remember takes a stored one away', async ({ page, standIns }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('jupiterApiKey', 'an-older-key'))
    const held = await holdCalls(page, (query) => query.get('orderStatus') === 'history')
    await page.goto(`/orders/${await standIns.wallet('one-recurring')}`)
    await page.getByRole('button', { name: 'Use a Jupiter API key to go faster' }).click()
    await field(page).fill(KEY)
    await jupiterKeyDialog(page).getByRole('checkbox', { name: 'Remember API key' }).click()
    await useKey(page).click()
    await expect(jupiterKeyDialog(page)).toHaveCount(0)
    expect(await storedKey(page)).toBeNull()
    held.release()
    await expect(orderBoxes(page)).toHaveCount(1)
  })
})
