import { expect, openAllTrades, openInTwoTabs, openOrders, test } from '../pages/app-test'
import { downloadButton } from '../pages/csv-file'
import { nameDialog, nameTheWallet, walletInBar } from '../pages/wallet-name-page'
import { shortAddress } from '../../lib/view/wallet/short-address'

test.describe('a name of one’s own for a wallet (behaviour 22.3, 22.4)', () => {
  test('shows in the bar, the titles and among the recent addresses, in every tab', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const tabs = await openInTwoTabs(page, user)
    await expect(page).toHaveTitle(`Orders of ${shortAddress(user)} · Perijove`)
    await expect(walletInBar(page)).toHaveText(`Name this wallet: ${shortAddress(user)}`)
    await nameTheWallet(page, 'Savings \u202E🐳')
    await expect(walletInBar(page)).toBeFocused()
    for (const tab of tabs) {
      await expect(walletInBar(tab)).toHaveText('Name this wallet: Savings 🐳')
      await expect(tab).toHaveTitle('Orders of Savings 🐳 · Perijove')
    }
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: /^Displaying data for/ })).toBeVisible()
    await expect(page).toHaveTitle('Trades of Savings 🐳 · Perijove')
    await page.goBack()
    await expect(page).toHaveTitle('Orders of Savings 🐳 · Perijove')
    await page.getByRole('link', { name: 'Change Address' }).click()
    await expect(page).toHaveTitle('Perijove: view and download your Jupiter orders')
    await expect(page.getByRole('link', { name: `Savings 🐳 ${shortAddress(user)}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Savings 🐳' })).toBeVisible()
  })

  test('can be taken back', async ({ page, standIns }) => {
    const user = await standIns.wallet('everyday')
    await openOrders(page, user)
    await nameTheWallet(page, 'Savings')
    await walletInBar(page).click()
    await expect(nameDialog(page).getByLabel('Name', { exact: true })).toHaveValue('Savings')
    await nameDialog(page).getByRole('button', { name: 'Remove name' }).click()
    await expect(walletInBar(page)).toHaveText(`Name this wallet: ${shortAddress(user)}`)
    await expect(page).toHaveTitle(`Orders of ${shortAddress(user)} · Perijove`)
  })

  test('the longest one scrolls nothing sideways', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    await nameTheWallet(page, 'W'.repeat(50))
    await expect(walletInBar(page)).toHaveText(`Name this wallet: ${'W'.repeat(40)}`)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth
      expect(await page.evaluate(isWide), `${width} px`).toBe(false)
      await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
    }
  })
})

test('files have the name once that is ticked in the settings (behaviour 22.5)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('everyday')
  await openAllTrades(page, user)
  await nameTheWallet(page, 'Savings 1/2')
  const fileName = async () => {
    const download = page.waitForEvent('download')
    await downloadButton(page).click()
    return (await download).suggestedFilename()
  }
  expect(await fileName()).toBe(`${user}-trades.csv`)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: 'Put the names of wallets into file names' }).click()
  await page.keyboard.press('Escape')
  expect(await fileName()).toBe(`Savings-1-2-${user}-trades.csv`)
})
