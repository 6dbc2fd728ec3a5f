import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { dialogScreens } from './screens/dialog-screens'
import { landingScreens } from './screens/landing-screens'
import { ordersScreens } from './screens/orders-screens'
import { sampleScreens } from './screens/sample-screens'
import { tradesScreens } from './screens/trades-screens'
import { walletScreens } from '../wallets-together/wallet-screens'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const SCREENS = {
  ...landingScreens,
  ...ordersScreens,
  ...tradesScreens,
  ...dialogScreens,
  ...sampleScreens,
  ...walletScreens,
}

/** Lets what fades or moves in come to its end: half-faded text has too little contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** What axe finds, each in words of its own. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  await untilStill(page)
  const builder = new AxeBuilder({ page }).withTags(RULES)
  const found = await (rules.length > 0 ? builder.withRules([...rules]) : builder).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

test.describe('axe finds nothing to mend, in either scheme, at 1440 and at 390 px', () => {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(name, async ({ page, standIns }) => {
      await open(page, standIns)
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport)
        for (const scheme of ['dark', 'light']) {
          await page.evaluate((chosen) => {
            document.documentElement.dataset.scheme = chosen
          }, scheme)
          // Colours are all that the second scheme changes.
          const rules = scheme === 'light' ? ['color-contrast'] : []
          expect(await violations(page, rules), `${viewport.width} px, ${scheme}`).toEqual([])
        }
      }
    })
  }
})
