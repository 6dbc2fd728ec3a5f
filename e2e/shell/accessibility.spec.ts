import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { dialogScreens } from './screens/dialog-screens'
import { landingScreens } from './screens/landing-screens'
import { ordersScreens } from './screens/orders-screens'
import { tradesScreens } from './screens/trades-screens'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const SCREENS = { ...landingScreens, ...ordersScreens, ...tradesScreens, ...dialogScreens }

/** Lets what fades or moves in come to its end: half-faded text has too little contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

for (const viewport of SIZES) {
  test.describe(`axe finds nothing to mend at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [name, open] of Object.entries(SCREENS)) {
      test(name, async ({ page, standIns }) => {
        await open(page, standIns)
        await untilStill(page)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
        )
        expect(found).toEqual([])
      })
    }
  })
}
