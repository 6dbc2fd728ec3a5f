import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { orderKey } from '../pages/orders-page'
import { eventRow } from '../pages/trades-page'
import { shortName, shownWallets, walletsLink } from './wallets-page'

/** What the landing page will offer again, the newest first (behaviour 22.1). */
async function expectRecent(page: Page, users: readonly string[]): Promise<void> {
  const stored = () => page.evaluate(() => localStorage.getItem('recentWallets'))
  await expect.poll(stored).toBe(users.join(' '))
}

test.describe('a wallet that cannot be read hides no other (behaviour 21.6)', () => {
  test('its error stands, the other’s trades show, and Retry reads it', async ({
    page,
    standIns,
  }) => {
    const faults = ['past recurring', 'active recurring', 'past trigger', 'active trigger'].map(
      (list) => ({ list, answer: 400, times: 1 }),
    )
    const broken = await standIns.wallet('one-recurring', { faults })
    const fine = await standIns.wallet('two-trades-one-transaction')
    const link = `/trades?userAddress=${broken}&recurring=${orderKey(broken, 'only')}`
    const other = (await walletsLink([fine])).replace('/trades?', '&')
    await page.goto(link + other)
    const alert = page.getByRole('alert').filter({ hasText: shortName(broken) })
    await expect(alert).toContainText(
      `${shortName(broken)}: Error fetching past recurring orders from Jupiter`,
      { timeout: 20_000 },
    )
    await expect(alert).toContainText('Error fetching active trigger orders from Jupiter')
    await expect(eventRow(page, 3)).toBeVisible()
    expect(new Set(await shownWallets(page))).toEqual(new Set([fine]))
    await expectRecent(page, [fine])
    await alert.getByRole('button', { name: `${shortName(broken)}: Retry` }).click()
    await expect(eventRow(page, 8)).toBeVisible({ timeout: 20_000 })
    await expect(alert).toHaveCount(0)
    await expectRecent(page, [broken, fine])
  })

  test('a list that fails says of which wallet it is', async ({ page, standIns }) => {
    const broken = await standIns.wallet('failing-active-triggers')
    const fine = await standIns.wallet('one-recurring')
    const link = await walletsLink([fine])
    await page.goto(`${link}&userAddress=${broken}&recurring=${orderKey(broken, 'any')}`)
    await expect(
      page.getByText(`${shortName(broken)}: Error fetching active trigger orders from Jupiter`),
    ).toBeVisible({ timeout: 40_000 })
    await expect(
      page.getByRole('button', { name: `${shortName(broken)}: Retry active trigger orders` }),
    ).toBeVisible()
  })
})
