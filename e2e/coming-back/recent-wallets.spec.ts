import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { shortAddress } from '@/lib/view/wallet/wallet-label'
import { wallets } from '../wallets/all-wallets'

const SHOWN_ORDERS = { name: 'Select orders to display' }
const field = (page: Page) => page.getByLabel('Your Solana Address')
const recent = (page: Page) => page.getByRole('region', { name: 'Recent wallets' })
const links = (page: Page) => recent(page).getByRole('link')

/** Stores these wallets as recent ones, the last opened first. */
async function haveRecent(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript((stored) => {
    // Only once, so that a wallet that a test removes stays removed.
    if (sessionStorage.length > 0) return
    sessionStorage.setItem('isSet', 'yes')
    localStorage.setItem('recentWallets', stored)
  }, addresses.join(' '))
}

const users = Object.values(wallets).map(({ address }) => address)

test.describe('recent addresses (behaviour 22.1)', () => {
  test('the wallet that was opened last comes first and leads back to its orders', async ({
    page,
    mocks,
  }) => {
    const [first, second] = [await mocks.wallet('everyday'), await mocks.wallet('one-recurring')]
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeDisabled()
    await expect(recent(page)).toBeHidden()
    await openOrders(page, first)
    await page.goto(`/trades?userAddress=${second}`)
    await expect(page.getByRole('heading', { name: 'No trades selected' })).toBeVisible()
    await page.getByRole('link', { name: 'Perijove' }).click()
    await expect(links(page)).toHaveText([shortAddress(second), shortAddress(first)])
    await links(page).nth(1).click()
    await expect(page).toHaveURL(`/orders/${first}`)
    await expect(page.getByRole('heading', SHOWN_ORDERS)).toBeVisible()
  })

  test('no request names a recent wallet before it is opened, not even on hover or focus', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await haveRecent(page, users.slice(0, 3))
    await page.goto('/')
    await links(page).first().hover()
    await links(page).last().focus()
    await page.waitForLoadState('networkidle')
    expect(sent.filter((request) => users.some((address) => request.includes(address)))).toEqual([])
  })

  test('each wallet can be removed by keyboard; the focus moves to another wallet, and to the field if none is left', async ({
    page,
    context,
  }) => {
    const [a = '', b = '', c = ''] = users
    await haveRecent(page, [a, b, c])
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/')
    const remove = (address: string) =>
      recent(page).getByRole('button', { name: `Remove ${shortAddress(address)}` })
    await remove(b).focus()
    await page.keyboard.press('Enter')
    await expect(links(page)).toHaveText([shortAddress(a), shortAddress(c)])
    await expect(remove(c)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove(a)).toBeFocused()
    await expect(links(other)).toHaveText([shortAddress(a)])
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    for (const tab of [page, other]) await expect(recent(tab)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeDisabled()
    await expect(recent(page)).toBeHidden()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})
