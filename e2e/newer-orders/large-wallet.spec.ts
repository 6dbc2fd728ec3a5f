import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { openWithTestWallet, signIn } from '../pages/newer-orders-page'
import { expectAllLoaded } from '../pages/trades-page'
import { CSV_COLUMNS } from '@/lib/view/files/csv-rows'

const at = (column: (typeof CSV_COLUMNS)[number]) => CSV_COLUMNS.indexOf(column)

test('2,000 fills of newer orders are counted and exported with older trades, by date, and can be filtered (behaviour 25.12, 25.16)', async ({
  page,
  mocks,
}) => {
  test.slow()
  await openWithTestWallet(page, mocks, await mocks.wallet('large-newer'))
  await signIn(page)
  await page.keyboard.press('Escape')
  // Submit takes the orders on the page, which shows newer orders only after the dialog says that they are loaded.
  await expect(page.getByText(/^Newer orders included/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAllLoaded(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const [, trades = ''] = /\(([\d,]+) trades\)/.exec(heading) ?? []

  const csv = async () =>
    cellsOf((await savedBy(page, () => downloadButton(page).click())).text).slice(1)
  const rows = await csv()
  const seconds = rows.map((cells) => Number(cells[at('Timestamp')]))
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  const ofTrades = rows.filter(([kind]) => kind === 'trade')
  expect(ofTrades).toHaveLength(Number(trades.replaceAll(',', '')))
  // Jupiter reports no fees of newer orders.
  const newer = ofTrades.filter((cells) => cells[at('Out Amount (fee)')] === '')
  expect(newer).toHaveLength(2_000)
  for (const cells of newer) {
    expect(cells[at('In Amount')]).toMatch(/^\d+(\.\d+)?$/)
    expect(cells[at('Out Amount')]).toBe(cells[at('Out Amount (net)')])
  }

  const key = newer[0]?.[at('Order Key')] ?? ''
  await page.getByPlaceholder('Filter by token, mint or transaction').fill(key)
  await expect(page).toHaveURL(/[?&]q=/)
  expect(new Set((await csv()).map((cells) => cells[at('Order Key')]))).toEqual(new Set([key]))
  await expect(
    page.getByRole('button', { name: /, Order details: Newer (recurring|trigger) order / }).first(),
  ).toBeVisible()
})
