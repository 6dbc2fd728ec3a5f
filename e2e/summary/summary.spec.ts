import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { cellsOf, savedBy } from '../pages/csv-file'
import { expectAllFetched, startFetch } from '../pages/price-dialog-page'
import {
  chart,
  chartDetail,
  openDetails,
  pairDetail,
  pairRadio,
  pairRow,
  pairRows,
  showChart,
  showOnPhone,
  summaryCard,
} from '../pages/summary-card'
import { sampleTradesPath } from '../pages/sample-trades'
import { openTradesLink } from '../pages/trades-page'

test('each pair has a row; averages follow the fee switch and the rate direction, and a click or an arrow key selects a row; the summary is copied as text and downloaded as a file (behaviour 18.1, 18.2, 18.3, 18.9)', async ({
  page,
  mocks,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await mocks.wallet('everyday')
  await openTradesLink(page, user)
  const counts = await pairRows(page).evaluateAll((rows) =>
    rows.map((row) => Number(row.querySelector('[role=cell]')?.textContent)),
  )
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(148)
  await expect(pairRadio(page, 'USDC to SOL')).toBeChecked()
  await openDetails(page)
  await expect(pairDetail(page, 'Fees')).toContainText('SOL')
  await expect(pairDetail(page, 'Inverse rate')).toContainText('USDC per SOL')
  await summaryCard(page).getByRole('button', { name: 'Copy as text' }).click()
  await expect(summaryCard(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')[0]).toMatch(
    /^USDC → SOL: \d+ trades, .*paid [\d.,]+ USDC, received .* average .* SOL per USDC, average .* USDC per SOL$/,
  )
  const { name, text } = await savedBy(page, () =>
    summaryCard(page).getByRole('button', { name: 'Download summary' }).click(),
  )
  expect(name).toBe(`${user}-summary.csv`)
  expect(cellsOf(text)).toHaveLength(counts.length + 1)
  const average = pairRow(page, 'USDC to SOL').getByRole('cell').nth(3)
  await expect(average).toContainText('SOL per USDC')
  const net = await average.innerText()
  await page.getByRole('switch', { name: 'Subtract fee' }).click()
  await expect(average).not.toHaveText(net, { useInnerText: true })
  await page.getByRole('button', { name: /^Swap rate/ }).click()
  await expect(average).toContainText('USDC per SOL')

  // A click anywhere in a row selects it.
  await pairRow(page, 'SOL to BONK').getByRole('cell').nth(1).click({ force: true })
  await expect(pairRadio(page, 'SOL to BONK')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(pairRadio(page, 'USDC to SOL')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('button', { name: 'Details' })).toBeFocused()
})

test('a single pair shows its USD values, and its chart can show them as a second view (behaviour 18.7, 18.11)', async ({
  page,
  mocks,
}) => {
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  await showChart(page)
  const usd = summaryCard(page).getByRole('radio', { name: 'USD value' })
  await expect(usd).toHaveCount(0)
  await expect(summaryCard(page)).not.toContainText('$')
  await startFetch(page, 'summary')
  await expectAllFetched(page)
  await expect(pairDetail(page, 'Paid')).toHaveText(/^100 USDC\$100\.00$/)
  await expect(pairDetail(page, 'Received')).toHaveText(/SOL\$[\d.]+$/)
  await expect(pairDetail(page, 'Average rate')).toHaveText(/\$[\d.]+ per SOL$/)
  await openDetails(page)
  await expect(pairDetail(page, 'USD values')).toHaveText('4 of 4 trades priced')

  await usd.click()
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /^USD values of 4 trades, .*lowest \$25\.00, highest \$25\.00$/,
  )
  await chart(page).focus()
  await page.keyboard.press('End')
  await expect(chartDetail(page)).toHaveText(/: \$25\.00, paid 25 USDC, received [\d.]+ SOL$/)
})

/** Returns the figures of the summary that break elsewhere than after a comma. */
function brokenFigures(page: Page): Promise<string[]> {
  return summaryCard(page)
    .locator('dd')
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const broken: string[] = []
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: figure, index } of (text.textContent ?? '').matchAll(/[\d.]+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + figure.length)
            if (range.getClientRects().length > 1) broken.push(figure)
          }
        }
        return broken
      }),
    )
}

test('on small phones, figures break only after a comma, and nothing scrolls sideways (behaviour 5.13, 7.1)', async ({
  page,
  mocks,
}) => {
  await openTradesLink(page, await mocks.wallet('precise-amounts'))
  await showOnPhone(page)
  await page.setViewportSize({ width: 320, height: 844 })
  const pairs = summaryCard(page).getByRole('combobox', { name: /^Pair 1 of/ })
  const count = await pairs.getByRole('option').count()
  for (let index = 0; index < count; index += 1) {
    await summaryCard(page).getByRole('combobox').selectOption({ index })
    expect.soft(await brokenFigures(page), `pair ${index + 1}`).toEqual([])
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(room, `pair ${index + 1}`).toBeLessThanOrEqual(0)
  }
})

test('on small phones, figures of one line are level and below their names (behaviour 5.13)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(sampleTradesPath())
  await page.getByRole('radio', { name: 'Summary' }).check()
  const names = summaryCard(page).locator('dl').first().locator('dt, dd')
  await expect(names).toHaveCount(6)
  const lefts = await names.evaluateAll((texts) =>
    texts.map((text) => {
      const letters = document.createRange()
      letters.selectNodeContents(text)
      return Math.round(letters.getBoundingClientRect().left - text.getBoundingClientRect().left)
    }),
  )
  expect(lefts).toEqual([0, 0, 0, 0, 0, 0])
  await page.getByRole('radio', { name: 'Months' }).check()
  const month = summaryCard(page).getByRole('listitem').filter({ hasText: 'Jun 2026' })
  const figures = month.locator('dd').filter({ hasText: '$' })
  await expect(figures).toHaveCount(4)
  const tops = await figures.evaluateAll((boxes) =>
    boxes.map((box) => box.getBoundingClientRect().top),
  )
  expect(tops[1]).toBe(tops[0])
  expect(tops[3]).toBe(tops[2])
})
