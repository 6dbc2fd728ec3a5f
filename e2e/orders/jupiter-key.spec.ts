import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { jupiterKeyDialog, openJupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { listOf, orderBoxes } from '../pages/orders-page'

const KEY = 'a-good-key-0123456789'
const field = (page: Page) => jupiterKeyDialog(page).getByLabel('Jupiter API key')
const useKey = (page: Page) => jupiterKeyDialog(page).getByRole('button', { name: 'Use key' })
const storedKey = (page: Page) => page.evaluate(() => localStorage.getItem('jupiterApiKey'))

test.describe('the dialog for a visitor’s own Jupiter key (behaviour 4.7)', () => {
  const eightPages = ['slow', { latency: 0 }] as const

  test('refuses a wrong key; a right key makes loading go on, and is in no URL and not in the cache', async ({
    page,
    mocks,
  }) => {
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const user = await mocks.wallet(...eightPages)
    await openJupiterKeyDialog(page, user)
    await page.keyboard.press('Escape')
    const opener = page.getByRole('button', { name: 'Speed up with a Jupiter API key' })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()

    const refusal = jupiterKeyDialog(page).getByRole('alert')
    await field(page).fill('wrong-key')
    await page.keyboard.press('Enter')
    await expect(refusal).toHaveText('Jupiter rejected this key.')
    expect(await storedKey(page)).toBeNull()

    await field(page).fill(` ${KEY} `)
    await useKey(page).click()
    await expect(jupiterKeyDialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(71)
    const further = (await mocks.calls(user)).filter(
      (call) => listOf(call) === 'past trigger' && call.query.page !== '1',
    )
    expect(further).toHaveLength(7)
    expect(further.every(({ hasKey }) => hasKey)).toBe(true)
    expect(urls.filter((url) => url.includes(KEY))).toEqual([])
    expect(page.url()).not.toContain(KEY)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('perijove'))).toBeTruthy()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(KEY)
  })
})
