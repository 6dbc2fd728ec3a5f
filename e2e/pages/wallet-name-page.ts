import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

/** The wallet's name in the bar. A press on it opens the dialog for the name. */
export const walletInBar = (page: Page): Locator =>
  page.getByRole('button', { name: 'Name wallet' })

export const nameDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Name wallet' })

/** Names the wallet that the bar shows. */
export async function nameTheWallet(page: Page, name: string): Promise<void> {
  await walletInBar(page).click()
  await expect(nameDialog(page).getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(nameDialog(page)).toBeHidden()
}
