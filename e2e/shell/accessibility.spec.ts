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
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Both widths and both schemes once; `npm run quality` looks at all four pairs. */
const LOOKS =
  process.env.ALL_LOOKS === undefined
    ? [
        { viewport: WIDE, scheme: 'dark' },
        { viewport: PHONE, scheme: 'light' },
      ]
    : [WIDE, PHONE].flatMap((viewport) => ['dark', 'light'].map((scheme) => ({ viewport, scheme })))

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
async function violations(page: Page): Promise<string[]> {
  await untilStill(page)
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

test.describe('axe finds nothing to mend, at 1440 and at 390 px, in the dark and the light', () => {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(name, async ({ page, standIns }) => {
      await open(page, standIns)
      for (const { viewport, scheme } of LOOKS) {
        await page.setViewportSize(viewport)
        await page.evaluate((chosen) => {
          document.documentElement.dataset.scheme = chosen
        }, scheme)
        expect(await violations(page), `${viewport.width} px, ${scheme}`).toEqual([])
      }
    })
  }
})
