import type { Locator } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { pairButton, pairDetail, pairRow, summaryCard } from '../pages/summary-card'
import { openTradesLink } from '../pages/trades-page'

const LONG = 'LONG'.repeat(16)

/** How far an average's text reaches out of its cell, and which symbols in it are cut. */
function unitOf(average: Locator) {
  return average.evaluate((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    const symbols = [...cell.querySelectorAll('bdi')]
    const visible = [...cell.querySelectorAll('span, bdi')].map((part) =>
      part.getBoundingClientRect(),
    )
    return {
      beyond: Math.max(
        ...visible.map((box) => Math.round(Math.max(box.right - right, left - box.left))),
      ),
      cut: symbols
        .filter((symbol) => symbol.scrollWidth > symbol.clientWidth)
        .map(({ title }) => title),
      widest: Math.max(...symbols.map((symbol) => symbol.clientWidth)),
    }
  })
}

/** The limit of a symbol in a sum, which that of a rate has too. */
function widthOf(symbol: Locator): Promise<number> {
  return symbol.evaluate((element) => element.clientWidth)
}

test.describe('a symbol of 64 letters in the summary (behaviour 18.5)', () => {
  for (const width of [1440, 768]) {
    test(`is cut in the average rate as in the sums, at ${width} px`, async ({
      page,
      standIns,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openTradesLink(page, await standIns.wallet('hostile-names'))
      const row = pairRow(page, `${LONG} to SOL`)
      const limit = await widthOf(row.getByRole('cell').nth(1).locator('bdi'))
      const average = row.getByRole('cell').nth(3)
      await expect(average).toHaveText(new RegExp(`SOL per ${LONG}$`))
      expect(await unitOf(average)).toEqual({ beyond: 0, cut: [LONG], widest: limit })
      await pairButton(page, `${LONG} to SOL`).focus()
      await page.keyboard.press('Enter')
      const otherWay = pairDetail(page, 'The other way round')
      await expect(otherWay).toHaveText(new RegExp(`${LONG} per SOL$`))
      const { cut, widest } = await unitOf(otherWay)
      expect({ cut, widest }).toEqual({ cut: [LONG], widest: limit })
    })
  }

  test('is cut in the average rate on phones', async ({ page, standIns }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTradesLink(page, await standIns.wallet('hostile-names'))
    const list = summaryCard(page).getByRole('combobox', { name: 'Summary and chart of' })
    await list.selectOption(`${LONG} to SOL`)
    const average = pairDetail(page, 'Average rate')
    await expect(average).toHaveText(new RegExp(`SOL per ${LONG}$`))
    const { beyond, cut } = await unitOf(average)
    expect(cut).toEqual([LONG])
    // Not over the gap between the columns.
    expect(beyond).toBeLessThan(12)
  })
})

test('an unknown token beside USDC shows its whole name in the row of its pair (behaviour 6.7)', async ({
  page,
  standIns,
}) => {
  await openTradesLink(page, await standIns.wallet('unknown-token'))
  const names = pairRow(page, /Unknown/)
    .getByRole('rowheader')
    .locator('bdi')
  await expect(names).toHaveText(['USDC', 'Unknown Token', 'Unknown Token', 'SOL'])
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  )
  expect(cut).toEqual([])
})
