import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import { openOrders } from './app-test'
import type { Mocks } from './mocks-client'

/** The button that opens the sign-in dialog. */
export function loadButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Load them with your wallet' })
}

/** The sign-in dialog, at one of its steps. */
export function signInDialog(
  page: Page,
  title: 'Load newer orders' | 'Check and sign' | 'Loading newer orders' | 'Newer orders',
): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** Opens a wallet's orders in a browser that has a test wallet. */
export async function openWithTestWallet(
  page: Page,
  mocks: Mocks,
  userAddress: string,
): Promise<void> {
  await page.addInitScript({ content: await mocks.testWallet(userAddress) })
  await openOrders(page, userAddress)
}

/** Opens the sign-in dialog and selects the test wallet. */
export async function selectTestWallet(page: Page): Promise<void> {
  await loadButton(page).click()
  await page.getByRole('button', { name: 'Test Wallet' }).click()
}

/** Signs in with the test wallet, and waits until all newer orders are loaded. */
export async function signIn(page: Page): Promise<void> {
  await selectTestWallet(page)
  await page.getByRole('button', { name: 'Sign with Test Wallet' }).click()
  await expect(signInDialog(page, 'Newer orders')).toBeVisible({ timeout: 40_000 })
}

/** Returns the paths below /trigger/v2 that were called for a wallet, in sequence. */
export async function newerCalls(mocks: Mocks, userAddress: string): Promise<string[]> {
  const calls = await mocks.calls(userAddress)
  return calls.flatMap(({ path }) => path.split('/trigger/v2/')[1] ?? [])
}
