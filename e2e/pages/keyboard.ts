import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

const MAX_PRESSES = 200

/** Presses Tab until an element has the focus. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return pressTo(page, 'Tab', target)
}

/** Presses a key until an element has the focus. */
export async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < MAX_PRESSES && !(await isFocused()); presses += 1) {
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
