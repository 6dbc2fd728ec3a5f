import type { Page } from '@playwright/test'
import { expect } from '../pages/app-test'

/** Expects the footer and a way back, which every page has whatever fails. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByText('Not associated with Jupiter')).toBeVisible()
  const wayBack = page.getByRole('link', { name: /^(Change Address|Change displayed trades)$/ })
  const back = page.getByRole('button', { name: /^(Change Address|Change displayed trades)$/ })
  await expect(wayBack.or(back).first()).toBeVisible()
}
