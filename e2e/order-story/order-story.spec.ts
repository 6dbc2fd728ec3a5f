import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { storyButtons, storyDialog, storyFact } from '../pages/order-story-page'
import { servedOrders } from '../pages/served-events'
import { openTradesLink, tradesLink, tradesTable } from '../pages/trades-page'

/** The row of what came back; its badge opens the story of the trigger that was cancelled. */
function returnedBadge(page: Page) {
  return storyButtons(tradesTableRow(page))
}
function tradesTableRow(page: Page) {
  return tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Returned' })
}

for (const width of [1440, 390]) {
  test.describe(`an order's story at ${width} px (behaviour 16.7, 16.8)`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('Back closes it, Forward opens it again', async ({ page, standIns }) => {
      await openTradesLink(page, await standIns.wallet('everyday'))
      await returnedBadge(page).click()
      await expect(storyDialog(page)).toBeVisible()
      await page.goBack()
      await expect(storyDialog(page)).toHaveCount(0)
      await expect(tradesTable(page)).toBeVisible()
      await page.goForward()
      await expect(storyDialog(page)).toBeVisible()
    })

    test('opens from an order’s line, which stays as it was ticked', async ({ page, standIns }) => {
      await openOrders(page, await standIns.wallet('everyday'))
      const box = page.getByRole('checkbox', { checked: true })
      const ticked = await box.count()
      await storyButtons(page).first().click()
      await expect(storyDialog(page)).toBeVisible()
      await expect(storyFact(page, 'Cadence')).toContainText(/^Cadence125\.05 USDC every 7 days$/)
      await expect(storyFact(page, 'Closed')).toContainText('Closed by Jupiter')
      await storyDialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(storyDialog(page)).toHaveCount(0)
      await expect(box).toHaveCount(ticked)
      await expect(storyButtons(page).first()).toBeFocused()
    })
  })
}

test('a link to an order that the wallet does not have says so (behaviour 16.7)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('one-recurring')
  await page.goto(`${tradesLink(user, await servedOrders(user))}&order=${user}`)
  await expect(storyDialog(page)).toContainText(
    'This order is not among the orders of this wallet that were read.',
  )
})
