import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { expectFiltersInUrl } from '../pages/filters-page'
import { tabTo } from '../pages/keyboard'
import { expectAllLoaded, openTradesLink, shownRows, tradesTable } from '../pages/trades-page'

test.describe('sorting (behaviour 17.9, 17.12)', () => {
  test('a head sorts in both directions by keyboard; Back undoes it, and the CSV stays sorted by date', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('one-recurring')
    await openTradesLink(page, user)
    const dates = (await shownRows(page)).map(({ date }) => date)
    const head = (name: RegExp) => tradesTable(page).getByRole('columnheader', { name })
    await expect(head(/^Date/)).toHaveAttribute('aria-sort', 'ascending')
    await tabTo(page, page.getByRole('button', { name: 'Date', exact: true }))
    await page.keyboard.press('Enter')
    await expect(head(/^Date/)).toHaveAttribute('aria-sort', 'descending')
    await expectFiltersInUrl(page, 'sort=-date')
    const shownDates = async () => (await shownRows(page)).map(({ date }) => date)
    await expect.poll(shownDates).toEqual([...dates].reverse())
    await page.getByRole('button', { name: 'For', exact: true }).click()
    await expect(head(/^For/)).toHaveAttribute('aria-sort', 'ascending')
    await expect(head(/^Date/)).not.toHaveAttribute('aria-sort')
    const figures = async () => (await shownRows(page)).map((row) => row.figures[1] ?? '')
    const sorted = [...(await figures())].slice(0, -1).sort((a, b) => Number(a) - Number(b))
    // The deposit has no figure in this column, so it comes last.
    await expect.poll(figures).toEqual([...sorted, ''])
    await page.reload()
    await expectAllLoaded(page)
    await expect.poll(figures).toEqual([...sorted, ''])
    const { name, text } = await savedBy(page, () => downloadButton(page).click())
    expect(name).toBe(`${user}-trades.csv`)
    const seconds = cellsOf(text)
      .slice(1)
      .map(([, time]) => Number(time) * 1_000)
    expect(seconds).toEqual(dates.map((date) => Date.parse(date)))
    await page.goBack()
    await expect.poll(shownDates).toEqual([...dates].reverse())
  })
})
