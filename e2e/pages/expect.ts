import { expect as base, type Locator } from '@playwright/test'

type Options = { timeout?: number }

/** As long as `expect.timeout` of playwright.config.ts. */
const TIMEOUT_MS = 20_000

async function arrive(
  locator: Locator,
  state: 'visible' | 'hidden',
  { timeout = TIMEOUT_MS }: Options = {},
) {
  await locator.waitFor({ state, timeout })
  return { pass: true, message: () => '' }
}

/**
 * Playwright's expectations, of which the two most frequent ones wait in another way. Each time that Playwright's own
 * one doesn't find an element, it describes the whole page for its error, which takes half a second on a page of 12,000
 * elements.
 */
export const expect = base.extend({
  toBeVisible: (locator: Locator, options?: Options) => arrive(locator, 'visible', options),
  toBeHidden: (locator: Locator, options?: Options) => arrive(locator, 'hidden', options),
})
