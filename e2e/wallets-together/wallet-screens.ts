import { expect, expectOrdersRead } from '../pages/app-test'
import { orderKey } from '../pages/orders-page'
import { expectAllRead, openTradesLink } from '../pages/trades-page'
import type { OpenScreen } from '../shell/screens/screen'
import {
  addWalletButton,
  addWalletDialog,
  openWallets,
  shortName,
  walletLink,
  walletsLink,
} from './wallets-page'

/** The pages of several wallets in their states. */
export const walletScreens: Record<string, OpenScreen> = {
  'trades of two wallets': async (page, standIns) => {
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [await standIns.wallet('one-recurring'), second])
    await expect(walletLink(page, second)).toBeVisible()
  },
  'trades of two wallets, one of which failed': async (page, standIns) => {
    const broken = await standIns.wallet('all-failing')
    const fine = await standIns.wallet('two-trades-one-transaction')
    const link = await walletsLink([fine])
    await page.goto(`${link}&userAddress=${broken}&recurring=${orderKey(broken, 'any')}`)
    await expectAllRead(page)
    await expect(page.getByRole('alert').filter({ hasText: shortName(broken) })).toBeVisible()
  },
  'Add another wallet, a wrong address': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await addWalletButton(page).click()
    await addWalletDialog(page).getByRole('textbox').fill('0OIl')
    await expect(addWalletDialog(page).getByText('Invalid address')).toBeVisible()
  },
  'orders chosen beside another wallet': async (page, standIns) => {
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [await standIns.wallet('one-recurring'), second])
    await walletLink(page, second).click()
    await expectOrdersRead(page)
    await expect(page.getByText('The orders submitted here are shown together')).toBeVisible()
  },
}
