import { expect, openInTwoTabs, test } from '../pages/app-test'
import { nameDialog, nameTheWallet, walletInBar } from '../pages/wallet-name-page'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

test('a wallet’s name shows in every tab and in titles (behaviour 22.3)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('one-recurring')
  const tabs = await openInTwoTabs(page, user)
  await expect(page).toHaveTitle(`Orders of ${shortAddress(user)} · Perijove`)
  await nameTheWallet(page, 'Savings \u202E🐳')
  await expect(walletInBar(page)).toBeFocused()
  for (const tab of tabs) {
    await expect(walletInBar(tab)).toHaveText('Name wallet: Savings 🐳')
    await expect(tab).toHaveTitle('Orders of Savings 🐳 · Perijove')
  }

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: /^Displaying data for/ })).toBeVisible()
  await expect(page).toHaveTitle('Trades of Savings 🐳 · Perijove')

  await page.goBack()
  await page.getByRole('link', { name: 'Change Address' }).click()
  await expect(page).toHaveTitle('Perijove: view and download your Jupiter orders')
  await expect(page.getByRole('link', { name: `Savings 🐳 ${shortAddress(user)}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Savings 🐳' })).toBeVisible()

  const [, other] = tabs
  await nameTheWallet(other, 'W'.repeat(50))
  await expect(walletInBar(other)).toHaveText(`Name wallet: ${'W'.repeat(40)}`)
  for (const width of [320, 1440]) {
    await other.setViewportSize({ width, height: 844 })
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth
    expect(await other.evaluate(isWide), `${width} px`).toBe(false)
    await expect(other.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  }
  await walletInBar(other).click()
  await nameDialog(other).getByRole('button', { name: 'Remove name' }).click()
  await expect(walletInBar(other)).toHaveText(`Name wallet: ${shortAddress(user)}`)
})
