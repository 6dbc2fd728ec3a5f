import { expect } from '../../pages/app-test'
import { jupiterKeyDialog, openJupiterKeyDialog } from '../../pages/jupiter-key-dialog-page'
import {
  expectHeld,
  fetchButton,
  keyField,
  startFetch,
  usdDialog,
  usdSwitch,
} from '../../pages/price-dialog-page'
import { missingPrices, savePrice, setPriceDialog } from '../../pages/set-price-page'
import { nameDialog, nameTheWallet, walletInBar } from '../../pages/wallet-name-page'
import { detailsButtons, detailsDialog } from '../../pages/order-details-page'
import { taxButton, taxDialog, taxFileFor } from '../../pages/tax-dialog-page'
import { openTradesLink } from '../../pages/trades-page'
import type { OpenScreen } from './screen'

/** The dialogs in their states. */
export const dialogScreens: Record<string, OpenScreen> = {
  'Include USD prices, asking for the key': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await fetchButton(page).click()
    await expect(keyField(page)).toBeFocused()
  },
  'Include USD prices, key required': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await startFetch(page, '')
    await expect(usdDialog(page).getByRole('alert')).toHaveText('Birdeye API key is required')
  },
  'Include USD prices, fetching': async (page, standIns) => {
    const key = `accessible-${await standIns.wallet('no-orders')}`
    const held = await standIns.holdPrices(key, 3)
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await startFetch(page, key)
    await expectHeld(held)
    await expect(usdDialog(page).getByText('of 8 prices')).toBeVisible()
  },
  'Set price, not a price': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await usdSwitch(page).click()
    await missingPrices(page).first().click()
    await savePrice(page, 'two')
    await expect(setPriceDialog(page).getByRole('alert')).toHaveText(/^Type the price/)
  },
  'Order details': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await detailsButtons(page).first().click()
    await expect(detailsDialog(page)).toBeVisible()
  },
  'Name this wallet, renaming': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await nameTheWallet(page, 'Savings')
    await walletInBar(page).click()
    await expect(nameDialog(page).getByRole('button', { name: 'Remove name' })).toBeVisible()
  },
  Settings: async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const key of ['Jupiter API key', 'Birdeye API key']) {
      await page.locator('summary').filter({ hasText: key }).click()
      await expect(page.getByLabel(key)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Delete all data' }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
  'Tax export, after an export': async (page, standIns) => {
    await openTradesLink(page, await standIns.wallet('precise-amounts'))
    await taxFileFor(page, 'Koinly')
    const toast = page.getByRole('status').filter({ hasText: 'trades for Koinly' })
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await taxButton(page).click()
    await expect(taxDialog(page)).toContainText('No new trades')
  },
  'Jupiter API key': async (page, standIns) => {
    await openJupiterKeyDialog(page, await standIns.wallet('slow', { latency: 0 }))
  },
  'Jupiter API key, key required': async (page, standIns) => {
    await openJupiterKeyDialog(page, await standIns.wallet('slow', { latency: 0 }))
    await jupiterKeyDialog(page).getByRole('button', { name: 'Use this key' }).click()
    await expect(jupiterKeyDialog(page).getByRole('alert')).toHaveText(
      'Jupiter API key is required',
    )
  },
}
