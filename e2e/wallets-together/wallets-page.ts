import type { Locator, Page } from '@playwright/test'
import { moreFilters } from '../pages/filters-page'
import { servedOrders } from '../pages/served-events'
import { expectAllLoaded, tradesLink, tradesTable } from '../pages/trades-page'

/** Returns a link to the trades page with all orders of some wallets. */
export async function walletsLink(users: readonly string[]): Promise<string> {
  const links = await Promise.all(
    users.map(async (user) => tradesLink(user, await servedOrders(user))),
  )
  return links.join('').replaceAll(/(?!^)\/trades\?/g, '&')
}

/** Opens the trades page with all orders of some wallets, and waits until all is loaded. */
export async function openWallets(page: Page, users: readonly string[]): Promise<void> {
  await page.goto(await walletsLink(users))
  await expectAllLoaded(page)
}

/** Returns the addresses in the wallet badges of the rendered rows, from top to bottom. */
export function shownWallets(page: Page): Promise<string[]> {
  return tradesTable(page)
    .locator('[data-slot=wallet-badge]')
    .evaluateAll((badges) => badges.map((badge) => badge.getAttribute('title') ?? ''))
}

/** Returns the short name of one of several wallets. */
export function shortName(user: string): string {
  return `${user.slice(0, 4)}…${user.slice(-4)}`
}

export function walletFilter(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Wallet' })
}

/** Filters by one wallet. The filter renders its choices only when it gets the focus. */
export async function filterByWallet(page: Page, user: string): Promise<void> {
  await moreFilters(page).click()
  await walletFilter(page).focus()
  await walletFilter(page).selectOption(shortName(user))
  await page.keyboard.press('Escape')
}

/** Opens the menu of the shown wallets. */
export async function openWalletMenu(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `${count} wallets`, exact: true }).click()
}

/** The link to a wallet's orders in the menu. */
export function walletLink(page: Page, user: string): Locator {
  return page.getByRole('link', { name: `Change displayed trades: ${shortName(user)}` })
}

/** The button that removes a wallet in the menu. */
export function removeWalletButton(page: Page, user: string): Locator {
  return page.getByRole('button', { name: `Remove ${shortName(user)}` })
}

export function addWalletButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Add wallet' })
}

export function addWalletDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add wallet' })
}
