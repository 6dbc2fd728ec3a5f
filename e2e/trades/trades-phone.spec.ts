import { expect, test } from '../pages/app-test'
import { eventRow, openTradesLink, setWidth, tradesTable } from '../pages/trades-page'

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('rows are cards and still a table; ‘Subtract fee’ and ‘Swap rate’ work, and Download CSV is at the bottom', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const card = eventRow(page, 2)
    await expect(card.getByRole('cell')).toHaveCount(7)
    await expect(tradesTable(page).getByRole('columnheader')).toHaveCount(7)
    for (const label of ['Amount', 'For', 'Rate']) {
      await expect(card.getByText(label, { exact: true })).toBeVisible()
    }
    const [amount, output, view] = await Promise.all([
      card.getByRole('cell').nth(3).boundingBox(),
      card.getByRole('cell').nth(4).boundingBox(),
      card.getByRole('link', { name: 'View' }).boundingBox(),
    ])
    expect(output?.y).toBeGreaterThan(amount?.y ?? Infinity)
    expect(view?.y).toBeGreaterThan(output?.y ?? Infinity)
    const copy = card.getByRole('button', { name: 'Copy SOL mint address' })
    await expect(copy).toHaveCSS('opacity', '1')

    const net = await card.getByRole('button', { name: /after fee\. Show/ }).innerText()
    await page.getByRole('button', { name: 'Subtract fee' }).tap()
    await expect(card.getByRole('button', { name: /before fee\. Show/ })).not.toHaveText(net)
    const swap = page.getByRole('button', { name: 'Swap rate', exact: true })
    await swap.tap()
    await expect(card).toContainText('USDC per SOL')
    const download = page.getByRole('button', { name: 'Download CSV' })
    await page.evaluate(() => scrollTo(0, 200))
    await expect(download).toBeInViewport()
    expect((await download.boundingBox())?.y).toBeGreaterThan(780)
    const controls = [download, swap, page.locator('[data-slot=segments]')]
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})

test('on phones a tool’s number covers neither its icon nor the next tool', async ({
  page,
  mocks,
}) => {
  await setWidth(page, 390)
  await openTradesLink(page, await mocks.wallet('everyday'))
  const tool = page.getByRole('button', { name: /^USD prices/ })
  await expect(tool).toContainText('300')
  for (const width of [320, 360, 390]) {
    await setWidth(page, width)
    const [badge, icon, next] = await Promise.all(
      [
        tool.getByText('300').locator('..'),
        tool.locator('svg'),
        page.getByRole('button', { name: 'Subtract fee' }),
      ].map((part) => part.boundingBox()),
    )
    if (!badge || !icon || !next) throw new Error('a tool is not shown')
    expect.soft(badge.x + badge.width, `${width} px`).toBeLessThanOrEqual(next.x)
    // An icon's box has an empty edge of 1.5 px.
    const isBeside = badge.x >= icon.x + icon.width || badge.y + badge.height <= icon.y + 1
    expect.soft(isBeside, `icon at ${width} px`).toBe(true)
  }
})
