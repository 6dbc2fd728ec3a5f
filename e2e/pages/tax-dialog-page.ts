import type { Locator, Page } from '@playwright/test'
import { tokens, type MockToken } from '../wallets/wire/mock-tokens'
import { savedBy } from './csv-file'
import { type ServedEvent, servedEvents } from './served-events'

type ServedTrade = ServedEvent & { output: NonNullable<ServedEvent['output']> }

/** The button next to 'Download CSV'. */
export function taxButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Tax export' })
}

export function taxDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Tax export' })
}

/** The dialog's radio button for a program. */
export function programOf(page: Page, program: string): Locator {
  return taxDialog(page).getByRole('radio', { name: program, exact: true })
}

/** The dialog's button 'Download'. */
export function taxDownload(page: Page): Locator {
  return taxDialog(page).getByRole('button', { name: 'Download', exact: true })
}

/** Opens the dialog and downloads the file for a program. */
export async function taxFileFor(
  page: Page,
  program: string,
): Promise<{ name: string; text: string }> {
  await taxButton(page).click()
  await programOf(page, program).check()
  return savedBy(page, () => taxDownload(page).click())
}

const mockTokens = Object.values<MockToken>(tokens)

/** Returns a token's name in a tax file: its symbol if a service vouches for it, else its mint. */
export function assetOf(mint: string): string {
  const token = mockTokens.find((one) => one.mint === mint)
  return token?.isVerified ? token.symbol : mint
}

/** Returns the trades of a wallet that the mock of Jupiter serves, by date. */
export async function servedTrades(user: string): Promise<ServedTrade[]> {
  return (await servedEvents(user)).flatMap((event) =>
    event.output ? [{ ...event, output: event.output }] : [],
  )
}
