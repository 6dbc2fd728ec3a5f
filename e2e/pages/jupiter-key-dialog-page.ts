import type { Locator, Page } from '@playwright/test'
import { expect } from './app-test'
import { holdCalls } from './held-calls'

/** The dialog that asks for a visitor's own Jupiter key. */
export function jupiterKeyDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Jupiter API key' })
}

/** Opens the dialog during loading. Calls without a key are held, except for those of first pages. */
export async function openJupiterKeyDialog(page: Page, userAddress: string): Promise<void> {
  await holdCalls(
    page,
    (query, request) => query.get('page') !== '1' && !('x-api-key' in request.headers()),
  )
  await page.goto(`/orders/${userAddress}`)
  await page.getByRole('button', { name: 'Speed up with a Jupiter API key' }).click()
  await expect(jupiterKeyDialog(page)).toBeVisible()
}
