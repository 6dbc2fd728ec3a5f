import type { Page } from '@playwright/test'
import { expect } from '../pages/app-test'

/** Whatever fails, the footer is there, and a way back. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByText('Not associated with Jupiter')).toBeVisible()
  const wayBack = page.getByRole('link', { name: /^(Change Address|Change displayed trades)$/ })
  const back = page.getByRole('button', { name: /^(Change Address|Change displayed trades)$/ })
  await expect(wayBack.or(back).first()).toBeVisible()
}
