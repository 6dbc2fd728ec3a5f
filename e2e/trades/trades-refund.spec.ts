import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { startFetch } from '../pages/price-dialog-page'
import { servedRows } from '../pages/served-events'
import { openTradesLink, tradesTable } from '../pages/trades-page'

test('a refund is a row with amount, time, closing transaction and USD value, and not in the CSV (behaviour 16.1)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('every-row')
  const [served, ...others] = (await servedRows(user)).filter(({ kind }) => kind === 'refund')
  expect(others).toEqual([])
  await openTradesLink(page, user)
  const row = tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Refund' })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('cell')).toHaveCount(5)
  await expect(row.getByRole('cell').nth(2)).toHaveText('Refund')
  await expect(row.getByRole('cell').nth(3)).toContainText(/75\s*USDC/)
  await expect(row.getByText('back to wallet')).toBeVisible()
  await expect(row.locator('time')).toHaveAttribute('datetime', '2026-02-02T10:00:00.000Z')
  await expect(row.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    `https://explorer.solana.com/tx/${served?.signature}`,
  )

  await startFetch(page, 'refund')
  await expect(row.locator('[data-usd-value]')).toHaveText(/^\$\d/, { timeout: 40_000 })
  const { text } = await savedBy(page, () => downloadButton(page).click())
  const [, ...rows] = cellsOf(text)
  expect(rows).toHaveLength(10)
  expect(new Set(rows.map(([kind]) => kind))).toEqual(new Set(['deposit', 'trade']))
})
