import { expect } from '../../pages/app-test'
import { wallets } from '../../wallets/all-wallets'
import type { OpenScreen } from './screen'

function filledWith(text: string, said: string): OpenScreen {
  return async (page) => {
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill(text)
    await expect(page.getByRole('status')).toHaveText(said)
  }
}

/** The landing page and the page of a wrong path. */
export const landingScreens: Record<string, OpenScreen> = {
  'landing, empty': async (page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeDisabled()
  },
  'landing, valid address': filledWith(wallets.everyday.address, 'Valid address'),
  'landing, invalid address': filledWith('abc', 'Invalid address'),
  'landing, recent addresses': async (page) => {
    const addresses = [wallets.everyday.address, wallets.large.address]
    await page.addInitScript((opened) => {
      localStorage.setItem('recentWallets', opened.join(' '))
      localStorage.setItem(`walletName:${opened[0]}`, 'Savings')
    }, addresses)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Remove Savings' })).toBeVisible()
  },
  'page not found': async (page) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
}
