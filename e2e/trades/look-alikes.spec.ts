import { expect, openOrders, test } from '../pages/app-test'
import { pairRows, summaryCard } from '../pages/summary-card'
import { openTradesLink, tradesTable } from '../pages/trades-page'

test.describe('tokens that look like verified ones (behaviour 6.11)', () => {
  test('are marked in words, even on phones', async ({ page, mocks }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const user = await mocks.wallet('hostile-names')
    await openOrders(page, user)
    const main = page.getByRole('main')
    await expect(main.getByText('Not the verified USDC', { exact: true })).toHaveCount(3)
    await expect(main.getByText('Not the verified USDT', { exact: true })).toHaveCount(1)
    // Screen readers read the mark, too.
    await expect(
      page.getByRole('checkbox', { name: /^100 USD\u0421.*Not the verified USDC to SOL/ }),
    ).toHaveCount(1)

    await openTradesLink(page, user)
    const table = tradesTable(page)
    await expect(table.getByText(/ per /)).toHaveCount(16)
    // One look-alike is bought: only its trade has the mark. Two are sold: their deposits and trades have it.
    await expect(table.getByText('Not the verified USDC', { exact: true })).toHaveCount(5)
    await expect(table.getByText('Not the verified USDC', { exact: true }).first()).toBeVisible()
    const titles = await table
      .getByRole('link', { name: 'USDC', exact: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''))
    expect(titles.filter((title) => !/EPjFWdd5|Not the verified USDC/.test(title))).toEqual([])
  })

  test('don’t cut off symbols of usual length in the summary, and have their mark on one line', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('hostile-names'))
    const marks = summaryCard(page).getByText(/^Not the verified/)
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(marks).toHaveCount(4)
      const cut = await pairRows(page)
        .locator('[role=rowheader] bdi')
        .evaluateAll((symbols) =>
          symbols.flatMap(({ scrollWidth, clientWidth, textContent }) =>
            scrollWidth > clientWidth && textContent.length <= 6 ? [textContent] : [],
          ),
        )
      expect.soft(cut, `symbols at ${width} px`).toEqual([])
    }
    // With this height, the panel shows five whole rows. A row with a short mint (behaviour 6.13) has one more line.
    const heights = await pairRows(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    )
    expect([...new Set(heights)].sort()).toEqual([40, 46])
  })
})
