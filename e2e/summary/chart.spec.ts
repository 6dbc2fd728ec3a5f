import { readFileSync } from 'node:fs'
import { expect, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import {
  chart,
  chartDetail,
  paintedPixels,
  pairRadio,
  showChart,
  showOnPhone,
  summaryCard,
} from '../pages/summary-card'
import { sampleTradesPath } from '../pages/sample-trades'
import { expectAllLoaded, openTradesLink } from '../pages/trades-page'

/** How many trades of the wallet `everyday` sell USDC for SOL. */
const TRADES = 87

test('the chart follows pair, rate, filters and theme, and is downloaded as a PNG (behaviour 18.11)', async ({
  page,
  mocks,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const user = await mocks.wallet('everyday')
  await openTradesLink(page, user)
  await expect(await showChart(page)).toHaveAttribute('aria-label', 'Chart of USDC to SOL')
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Rates of ${TRADES} trades, .*SOL per USDC$`),
  )
  expect(await paintedPixels(page)).toBeGreaterThan(TRADES * 10)

  const saved = page.waitForEvent('download')
  await summaryCard(page).getByRole('button', { name: 'Download chart as PNG' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`${user}-chart.png`)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')

  await page.setViewportSize({ width: 1440, height: 900 })
  await (await showChart(page)).hover({ position: { x: 150, y: 60 } })
  await expect(chartDetail(page)).toHaveText(/running average .* SOL per USDC$/)
  await page.mouse.move(5, 5)
  await expect(chartDetail(page)).toHaveCount(0)

  const spoken = () => chart(page).getAttribute('aria-valuetext')
  await page.getByRole('button', { name: /^Swap rate/ }).click()
  await expect.poll(spoken).toMatch(/USDC per SOL$/)
  const net = await spoken()
  await page.getByRole('switch', { name: 'Subtract fee' }).click()
  await expect.poll(spoken).not.toBe(net)
  await page.getByRole('radio', { name: 'Deposits' }).click()
  await expect(summaryCard(page)).toContainText('No trades for this pair')
  await page.getByRole('radio', { name: 'Trades' }).click()
  await pairRadio(page, 'SOL to BONK').check()
  await expect(chart(page)).toHaveAttribute('aria-label', 'Chart of SOL to BONK')
  await pairRadio(page, 'USDC to SOL').check()
  await expect(chart(page)).toHaveAttribute('aria-label', 'Chart of USDC to SOL')

  const drawn = () =>
    chart(page)
      .locator('canvas')
      .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
  const dark = await drawn()
  await page.getByRole('button', { name: /light (scheme|theme)/i }).click()
  await expect.poll(drawn).not.toBe(dark)
})

test('arrow keys move from event to event, also in a browser without a language (behaviour 18.11)', async ({
  page,
  mocks,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => '' })
  })
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  await showOnPhone(page)
  await tabTo(page, await showChart(page))
  await page.keyboard.press('ArrowRight')
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /: deposited [\d,]+ USDC$/)
  await page.keyboard.press('ArrowRight')
  const tradeLabel =
    /: [\d.]+ SOL per USDC, paid 25 USDC, received [\d.]+ SOL, running average [\d.]+ SOL per USDC$/
  await expect(chart(page)).toHaveAttribute('aria-valuetext', tradeLabel)
  await expect(chartDetail(page)).toHaveText(new RegExp(tradeLabel.source.slice(2)))
  await page.keyboard.press('Home')
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /: deposited/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the last day is below the chart’s last dot, and the legend is whole (behaviour 18.11)', async ({
  page,
}) => {
  await page.goto(sampleTradesPath())
  await expectAllLoaded(page)
  const lastDay = summaryCard(page).getByText('09 Nov 2026', { exact: true })
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await showChart(page)
    const room = async () => {
      const [plot, day] = [await chart(page).boundingBox(), await lastDay.boundingBox()]
      return (plot?.x ?? 0) + (plot?.width ?? 0) - (day?.x ?? 0) - (day?.width ?? 0)
    }
    await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(0)
    expect.soft(await room(), `${width} px`).toBeLessThan(8)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await pairRadio(page, 'USDC to JUP').click()
  for (const name of ['Trade', 'Running average', 'Deposit', 'Refund']) {
    const legend = summaryCard(page).locator('[data-slot=chart-box]')
    await expect(legend.getByText(name, { exact: true })).toBeInViewport()
  }
})

test('the average’s label is next to its line if there is a single rate (behaviour 18.11)', async ({
  page,
  mocks,
}) => {
  // Of the two trades, the second bought nothing, so it has no rate and lowers the average.
  await openTradesLink(page, await mocks.wallet('every-row'))
  const plot = await (await showChart(page)).boundingBox()
  const label = await summaryCard(page).getByText('0.008378', { exact: true }).boundingBox()
  expect(label?.y).toBeGreaterThan((plot?.y ?? 0) + (plot?.height ?? 0) / 2)
})
