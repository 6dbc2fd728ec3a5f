import { expect, test } from '../pages/app-test'
import { expectRows } from '../pages/filters-page'
import { submitOrders } from '../pages/orders-page'
import { expectAllLoaded, shownRows } from '../pages/trades-page'

test.describe('Back and Forward after a reload of trades that Submit opened (behaviour 17.9)', () => {
  test('the rows follow the URL, and filters and sorting still work', async ({ page, mocks }) => {
    const user = await mocks.wallet('everyday')
    await page.goto(`/orders/${user}`)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await submitOrders(page)
    await expectAllLoaded(page)
    const refunds = page.getByRole('radio', { name: 'Refunds' })
    const trades = page.getByRole('radio', { name: 'Trades' })
    await refunds.check()
    await expectRows(page, '1 of 158 rows')
    await trades.check()
    await expectRows(page, '148 of 158 rows')
    await page.reload()
    await expectAllLoaded(page)
    await expectRows(page, '148 of 158 rows')

    await page.goBack()
    await expectRows(page, '1 of 158 rows')
    await page.goBack()
    await expectRows(page, '158 rows')
    await page.goForward()
    await expectRows(page, '1 of 158 rows')
    await page.goBack()
    const oldestFirst = await expectRows(page, '158 rows')
    await page.getByRole('button', { name: 'Date', exact: true }).click()
    await expect
      .poll(async () => (await shownRows(page)).map(({ signature }) => signature))
      .not.toEqual(oldestFirst)
    await trades.check()
    await expectRows(page, '148 of 158 rows')
    await page.goBack()
    await page.goBack()
    expect(await expectRows(page, '158 rows')).toEqual(oldestFirst)

    // One step further back is the orders page, whose history entry is also older than the reload.
    await page.goBack()
    await expect(page).toHaveURL(`/orders/${user}`)
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await page.goForward()
    await expectRows(page, '158 rows')
    await refunds.check()
    await expectRows(page, '1 of 158 rows')
  })
})
