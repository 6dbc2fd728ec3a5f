import { readFileSync } from 'node:fs'
import Big from 'big.js'
import { expect, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import { expectAllFetched, startFetch } from '../pages/price-dialog-page'
import { servedEvents, type ServedEvent } from '../pages/served-events'
import {
  chart,
  chartAxis,
  chartDetail,
  paintedPixels,
  pairButton,
  showChart,
  summaryCard,
} from '../pages/summary-card'
import { openTradesLink } from '../pages/trades-page'
import { tokens } from '../wallets/wire/sample-tokens'

const { USDC, SOL } = tokens

/** The trades from USDC to SOL, by date, as the services say. */
async function usdcToSol(user: string): Promise<ServedEvent[]> {
  return (await servedEvents(user))
    .filter(({ inputMint, output }) => inputMint === USDC.mint && output?.mint === SOL.mint)
    .sort((a, b) => a.seconds - b.seconds)
}

/** An exact rate as the screen has it. */
function rateOf(output: Big, input: Big): string {
  Big.DP = 60
  const [whole = '', fraction = ''] = output
    .div(input)
    .round(9, Big.roundHalfUp)
    .toFixed()
    .split('.')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

const netOf = ({ output }: ServedEvent) => new Big(output?.net ?? 0)
const sumOf = (amounts: readonly Big[]) => amounts.reduce((sum, one) => sum.plus(one), new Big(0))

test.describe('the chart of the chosen pair (behaviour 18.11, 18.13)', () => {
  for (const width of [1440, 768, 390]) {
    test(`tells lowest, highest and average in exact decimals, at ${width} px`, async ({
      page,
      standIns,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const user = await standIns.wallet('everyday')
      const trades = await usdcToSol(user)
      const rates = trades.map((one) => netOf(one).div(one.input)).sort((a, b) => a.cmp(b))
      await openTradesLink(page, user)
      await expect(await showChart(page)).toHaveAttribute('aria-label', 'Chart of USDC to SOL')
      const inputs = sumOf(trades.map(({ input }) => new Big(input)))
      const per = (rate: string) => `${rate} SOL per USDC`
      await expect(chart(page)).toHaveAttribute(
        'aria-valuetext',
        new RegExp(
          `^Rates of ${trades.length} trades, .*lowest ${per(rateOf(rates[0] ?? new Big(0), new Big(1)))}, highest ${per(rateOf(rates.at(-1) ?? new Big(0), new Big(1)))}, average ${per(rateOf(sumOf(trades.map(netOf)), inputs))}$`,
        ),
      )
      expect(await paintedPixels(page)).toBeGreaterThan(trades.length * 10)
      await expect(chartAxis(page)).toHaveText(/\d/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test('arrow keys read event after event, with the exact average so far', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('one-recurring')
    const trades = await usdcToSol(user)
    await openTradesLink(page, user)
    await tabTo(page, await showChart(page))
    await page.keyboard.press('ArrowRight')
    await expect(chart(page)).toHaveAttribute('aria-valuetext', /: deposit of [\d,]+ USDC$/)
    for (const [index, trade] of trades.entries()) {
      await page.keyboard.press('ArrowRight')
      const soFar = trades.slice(0, index + 1)
      const text = `${rateOf(netOf(trade), new Big(trade.input))} SOL per USDC, paid ${trade.input} USDC, received ${netOf(trade).toFixed()} SOL, average so far ${rateOf(sumOf(soFar.map(netOf)), sumOf(soFar.map(({ input }) => new Big(input))))} SOL per USDC`
      await expect(chart(page)).toHaveAttribute('aria-valuetext', new RegExp(`: ${text}$`))
      await expect(chartDetail(page)).toHaveText(new RegExp(`${text}$`))
    }
    await page.keyboard.press('Home')
    await expect(chart(page)).toHaveAttribute('aria-valuetext', /: deposit of/)
  })

  test('pointing at a dot reads it, and no more once the pointer is gone', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    const drawn = await showChart(page)
    await drawn.hover({ position: { x: 150, y: 60 } })
    await expect(chartDetail(page)).toHaveText(/average so far .* SOL per USDC$/)
    await page.mouse.move(5, 5)
    await expect(chartDetail(page)).toHaveCount(0)
  })

  test('follows the pair, the fee switch, the direction and the filters', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const trades = await usdcToSol(user)
    await openTradesLink(page, user)
    await showChart(page)
    const told = () => chart(page).getAttribute('aria-valuetext')
    await page.getByRole('button', { name: 'Swap rate direction' }).click()
    await expect(chart(page)).toHaveAttribute('aria-valuetext', /USDC per SOL$/)
    const net = await told()
    await page.getByRole('switch', { name: 'Subtract fee' }).click()
    await expect.poll(told).not.toBe(net)
    await page.getByRole('radio', { name: 'Deposits' }).click()
    await expect(summaryCard(page)).toContainText('No trades of this pair')
    await page.getByRole('radio', { name: 'Trades' }).click()
    await expect(chart(page)).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^Rates of ${trades.length} trades`),
    )
    await pairButton(page, 'SOL to BONK').click()
    await expect(chart(page)).toHaveAttribute('aria-label', 'Chart of SOL to BONK')
    await summaryCard(page)
      .getByRole('combobox', { name: 'Summary and chart of' })
      .selectOption({ index: 0 })
    await expect(chart(page)).toHaveAttribute('aria-label', 'Chart of USDC to SOL')
  })
})

test.describe('moving the chart (behaviour 18.12)', () => {
  test('drag, wheel and keys zoom in, and all of it can be had back', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    const drawn = await showChart(page)
    const reset = summaryCard(page).getByRole('button', { name: 'Reset zoom' })
    const box = await drawn.boundingBox()
    if (!box) throw new Error('The chart has no place')
    const all = await drawn.getAttribute('aria-valuetext')
    await expect(reset).toHaveCount(0)

    await page.mouse.move(box.x + 100, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 250, box.y + 60, { steps: 5 })
    await page.mouse.up()
    await expect(reset).toBeVisible()
    await page.mouse.move(box.x + 100, box.y - 200)
    await expect(drawn).not.toHaveAttribute('aria-valuetext', all ?? '')
    await reset.click()
    await expect(reset).toHaveCount(0)
    await expect(drawn).toHaveAttribute('aria-valuetext', all ?? '')

    await page.mouse.move(box.x + 200, box.y + 60)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect(reset).toBeVisible()
    await page.mouse.dblclick(box.x + 200, box.y + 60)
    await expect(reset).toHaveCount(0)

    await drawn.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(reset).toBeVisible()
    // What is out of sight is brought there.
    await page.keyboard.press('Home')
    await expect(drawn).toHaveAttribute('aria-valuenow', '1')
    await page.keyboard.press('0')
    await expect(reset).toHaveCount(0)
  })

  test('without Ctrl the wheel scrolls the page', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    await (await showChart(page)).hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(summaryCard(page).getByRole('button', { name: 'Reset zoom' })).toHaveCount(0)
  })

  test('the zoom stays where the fee is switched', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    await (await showChart(page)).focus()
    await page.keyboard.press('+')
    const reset = summaryCard(page).getByRole('button', { name: 'Reset zoom' })
    await expect(reset).toBeVisible()
    await page.getByRole('button', { name: 'Swap rate direction' }).click()
    await expect(chart(page)).toHaveAttribute('aria-valuetext', /USDC per SOL$/)
    await expect(reset).toBeVisible()
  })
})

test('USD value is a second view, once there are prices (behaviour 18.11)', async ({
  page,
  standIns,
}) => {
  await openTradesLink(page, await standIns.wallet('one-recurring'))
  await showChart(page)
  const usd = summaryCard(page).getByRole('radio', { name: 'USD value' })
  await expect(usd).toHaveCount(0)
  await startFetch(page, 'chart')
  await expectAllFetched(page)
  await usd.click()
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /^USD values of 4 trades, .*lowest \$25\.00, highest \$25\.00$/,
  )
  await chart(page).focus()
  await page.keyboard.press('End')
  await expect(chartDetail(page)).toHaveText(/: \$25\.00, paid 25 USDC, received [\d.]+ SOL$/)
})

test('of an unknown token no rate is drawn, and it says so (behaviour 18.15)', async ({
  page,
  standIns,
}) => {
  await openTradesLink(page, await standIns.wallet('unknown-token'))
  await showChart(page)
  await pairButton(page, /^USDC to Unknown/).click()
  await expect(summaryCard(page)).toContainText('No rates: a token of this pair is unknown')
  await expect(chart(page)).toHaveCount(0)
})

test('the picture is a PNG of what is in sight (behaviour 18.14)', async ({ page, standIns }) => {
  const user = await standIns.wallet('everyday')
  await openTradesLink(page, user)
  await showChart(page)
  const saved = page.waitForEvent('download')
  await summaryCard(page).getByRole('button', { name: 'Download chart as PNG' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`${user}-chart.png`)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
})

test('it is drawn anew in the other scheme (behaviour 18.11)', async ({ page, standIns }) => {
  await openTradesLink(page, await standIns.wallet('everyday'))
  await showChart(page)
  const dot = () =>
    chart(page)
      .locator('canvas')
      .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
  const dark = await dot()
  await page.getByRole('button', { name: 'Light scheme' }).click()
  await expect.poll(dot).not.toBe(dark)
})

test('its code is fetched when it comes on screen, not before (behaviour 18.16)', async ({
  page,
  standIns,
}) => {
  const canvases = () => summaryCard(page).locator('canvas').count()
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.setViewportSize({ width: 768, height: 300 })
  await openTradesLink(page, await standIns.wallet('everyday'))
  await page.waitForLoadState('networkidle')
  expect(await canvases()).toBe(0)
  const before = scripts.length
  await showChart(page)
  expect(scripts.length).toBeGreaterThan(before)
  expect(await canvases()).toBe(1)
})
