import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

const MAX_PRESSES = 200

/** Presses Tab until an element has the focus. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return pressTo(page, 'Tab', target)
}

/** Presses a key until an element has the focus. */
export async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  let element = await target.elementHandle()
  // A search for the element before each press would take longer than all presses.
  const isFocused = async () => {
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) {
      element = await target.elementHandle()
    }
    return element?.evaluate((node) => node === document.activeElement)
  }
  for (let presses = 0; presses < MAX_PRESSES && !(await isFocused()); presses += 1) {
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
