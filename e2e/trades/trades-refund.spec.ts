import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { servedRows } from '../pages/served-events'
import { openTradesLink, tradesTable } from '../pages/trades-page'
import { expectAllFetched, startFetch, usdDialog } from '../pages/price-dialog-page'

for (const width of [1440, 390]) {
  test.describe(`the refund of a closed order, at ${width} px (behaviour 16.1, 16.2, 16.3)`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is a row of its own, with amount, time and closing transaction', async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet('everyday')
      const [served, ...others] = (await servedRows(user)).filter(({ kind }) => kind === 'refund')
      expect(others).toEqual([])
      await openTradesLink(page, user)
      const row = tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Refund' })
      await expect(row).toHaveCount(1)
      await expect(row.getByRole('cell')).toHaveCount(5)
      await expect(row.getByRole('cell').nth(2)).toHaveText('Refund')
      await expect(row.getByRole('cell').nth(3)).toContainText(/6\s*SOL/)
      await expect(row.locator('time')).toHaveAttribute('datetime', '2026-04-11T18:05:44.000Z')
      await expect(row.getByText('back to wallet')).toBeVisible({ visible: width > 768 })
      await expect(row.getByRole('link', { name: 'View' })).toHaveAttribute(
        'href',
        `https://explorer.solana.com/tx/${served?.signature}`,
      )
    })

    test('is worth USD, and the CSV knows nothing of it', async ({ page, standIns }) => {
      const user = await standIns.wallet('everyday')
      await openTradesLink(page, user)
      await expect(
        page.getByText('The cells of 299 missing USD prices will be empty.'),
      ).toBeVisible()
      await startFetch(page, `refund-${width}`)
      await expectAllFetched(page)
      await expect(usdDialog(page)).toHaveCount(0)
      const row = tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Refund' })
      await expect(row.locator('[data-usd-value]')).toHaveText(/^\$\d/)
      await expect(page.getByText('157 rows')).toBeVisible()
      const { text } = await savedBy(page, () => downloadButton(page).click())
      await expect(
        page.getByRole('status').filter({ hasText: 'Downloaded 157 rows' }),
      ).toBeVisible()
      expect(new Set(cellsOf(text).map(([kind]) => kind))).toEqual(
        new Set(['Kind', 'deposit', 'trade']),
      )
    })
  })
}
