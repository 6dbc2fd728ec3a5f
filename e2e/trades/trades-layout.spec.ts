import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import type { WalletName } from '../wallets/all-wallets'
import {
  crowdedTokens,
  cutTexts,
  eventRow,
  gapsBehindRates,
  openEveryKindOfTrade,
  openTradesLink,
  setWidth,
  tradesTable,
} from '../pages/trades-page'
import { openWallets } from '../wallets-together/wallets-page'
import { pressTo, tabTo } from '../pages/keyboard'

/** The narrowest window of each layout, and two that are common. */
const WIDTHS = [320, 390, 768, 1023, 1024, 1133, 1280, 1440]
const WALLETS: readonly WalletName[] = ['precise-amounts', 'hostile-names', 'unknown-token']

/** Returns how far the page reaches beyond the window. */
async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Returns the figures that overflow their cell. */
async function overhanging(page: Page): Promise<string[]> {
  return tradesTable(page)
    .locator('[data-slot=figure]')
    .evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const inner = figure.getBoundingClientRect()
        const outer = figure.closest('[role=cell]')?.getBoundingClientRect()
        const fits = outer && inner.left >= outer.left - 4 && inner.right <= outer.right + 4
        return fits ? [] : [figure.textContent]
      }),
    )
}

/** Returns the pairs of cells in a row that overlap. */
async function overlapping(page: Page): Promise<string[]> {
  return tradesTable(page)
    .locator('tbody [role=row]')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const cells = [...row.querySelectorAll('[role=cell]')].map((cell) => ({
          text: cell.textContent,
          box: cell.getBoundingClientRect(),
        }))
        return cells.flatMap(({ text, box }, index) =>
          cells.slice(index + 1).flatMap((other) => {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
            // Widths aren't whole pixels.
            return across > 0.5 && down > 0.5 ? [`${text} | ${other.text}`] : []
          }),
        )
      }),
    )
}

/** Returns the symbols of usual length that are cut off. */
async function cutSymbols(page: Page): Promise<string[]> {
  return page.locator('main bdi, main a[dir=auto]').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const letters = document.createRange()
      letters.selectNodeContents(text)
      const room = text.closest('.truncate')?.getBoundingClientRect().width ?? Infinity
      // Widths aren't whole pixels.
      const isWhole = letters.getBoundingClientRect().width <= room + 0.5
      return isWhole || text.textContent.length > 6 ? [] : [text.textContent]
    }),
  )
}

/** Expects that nothing of the orders page, then of the trades page, scrolls sideways, overlaps or is cut off. */
async function expectAllInPlace(page: Page, user: string, name: WalletName): Promise<void> {
  await openOrders(page, user)
  for (const width of [320, 768, 1024]) {
    await setWidth(page, width)
    expect.soft(await sideways(page), `orders at ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await cutSymbols(page), `symbols of orders at ${width} px`).toEqual([])
  }
  await setWidth(page, 1440)
  await (name === 'everyday' ? openEveryKindOfTrade : openTradesLink)(page, user)
  for (const width of WIDTHS) {
    await setWidth(page, width)
    expect.soft(await sideways(page), `trades at ${width} px`).toBeLessThanOrEqual(0)
    if (name === 'everyday' || name === 'precise-amounts') {
      expect.soft(await cutSymbols(page), `symbols of trades at ${width} px`).toEqual([])
    }
    expect.soft(await overhanging(page), `figures at ${width} px`).toEqual([])
    expect.soft(await overlapping(page), `cells at ${width} px`).toEqual([])
    // Units of rates, and 'Unknown Token'.
    if (width >= 768) expect.soft(await cutTexts(page), `texts at ${width} px`).toEqual([])
    if (name !== 'everyday' || width < 768) continue
    expect.soft(await crowdedTokens(page), `buttons at ${width} px`).toEqual([])
    if (width === 1024) await expectSwapLeftOfTransactions(page)
    if ([1024, 1440].includes(width))
      expect.soft(await rowHeights(page), `${width} px`).toEqual([44])
  }
}

/** Expects that 'Swap rate' ends where the text of the head 'Transaction' begins, or to the left of it. */
async function expectSwapLeftOfTransactions(page: Page): Promise<void> {
  const swap = await page.getByRole('button', { name: 'Swap rate', exact: true }).boundingBox()
  const begin = await tradesTable(page)
    .getByRole('columnheader', { name: 'Transaction' })
    .evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return text.getBoundingClientRect().left
    })
  expect(begin).toBeGreaterThanOrEqual((swap?.x ?? Infinity) + (swap?.width ?? 0))
}

test.describe('nothing scrolls sideways, overlaps or is cut off, from 320 px on (behaviour 5.13, 6.7)', () => {
  for (const name of WALLETS) {
    test(name, async ({ page, mocks }) => {
      await expectAllInPlace(page, await mocks.wallet(name), name)
      // At 1440 px, a rate and its transaction are on the same line.
      expect(Math.min(...(await gapsBehindRates(page)))).toBeGreaterThanOrEqual(4)
    })
  }

  test('everyday; and controls and rows are in place (behaviour 3.16, 5.10, 13.10)', async ({
    page,
    mocks,
  }) => {
    await expectAllInPlace(page, await mocks.wallet('everyday'), 'everyday')
    expect(Math.min(...(await gapsBehindRates(page)))).toBeGreaterThanOrEqual(4)

    // If the heading takes a second line, nothing moves. This is as if the controls next to it became wider.
    const heading = page.getByRole('heading', { level: 1 })
    const top = async () => (await eventRow(page, 1).boundingBox())?.y
    const before = await top()
    expect((await heading.boundingBox())?.height).toBe(24)
    await heading.evaluate((element) => (element.style.width = '400px'))
    expect((await heading.boundingBox())?.height).toBe(48)
    expect(await top()).toBe(before)
  })
})

/**
 * Returns the heights of all rows. A row that was never in the window has the same height as visible rows, so the page
 * doesn’t jump.
 */
const rowHeights = (page: Page) =>
  page
    .locator('tr[data-row]')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))])

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a token’s symbol is whole, and its copy button covers nothing (behaviour 5.10, 5.13)', async ({
    page,
    mocks,
  }) => {
    await setWidth(page, 1440)
    await openEveryKindOfTrade(page, await mocks.wallet('everyday'))
    for (const width of [768, 1023, 1024, 1280]) {
      await setWidth(page, width)
      expect.soft(await cutSymbols(page), `symbols at ${width} px`).toEqual([])
      expect.soft(await crowdedTokens(page), `buttons at ${width} px`).toEqual([])
    }
  })
})

test('of several wallets, a long name is cut and covers no other cell, rows have one height, the heading keeps its distance, and at 320 px their button covers no other (behaviour 3.16, 5.13, 21.4)', async ({
  page,
  mocks,
}) => {
  const users = [await mocks.wallet('one-recurring'), await mocks.wallet('everyday')]
  await page.addInitScript(
    (user) =>
      localStorage.setItem(`walletName:${user}`, 'A name of forty characters for a wallet!'),
    users[0],
  )
  await openWallets(page, users)
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return { top, bottom, left, right }
      })
  const head = await edges('h1')
  expect(head.top - (await edges('header')).bottom).toBeGreaterThanOrEqual(16)
  const below = await edges('h1 + p')
  expect((await edges('[data-slot=notice]')).top - below.bottom).toBeGreaterThanOrEqual(12)
  expect.soft(await rowHeights(page)).toEqual([44])
  // At 1024 px the wallet is below the action, and at 320 px it is on a line of its own.
  for (const width of [768, 1023, 1280]) {
    await setWidth(page, width)
    const gaps = await page.locator('[data-slot=wallet-badge]').evaluateAll((badges) =>
      badges.map((badge) => {
        const action = document.createRange()
        action.selectNodeContents(badge.closest('td')?.previousElementSibling ?? badge)
        return badge.getBoundingClientRect().left - action.getBoundingClientRect().right
      }),
    )
    expect.soft(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(8)
  }
  await setWidth(page, 1024)
  expect.soft(await rowHeights(page)).toEqual([54])
  await setWidth(page, 320)
  const chip = await edges('[data-focus=wallet]')
  expect((await edges('[aria-label="Use light theme"]')).left - chip.right).toBeGreaterThan(8)
})

test('the first row starts near the top, whatever notices show (behaviour 5.13)', async ({
  page,
  mocks,
}) => {
  const top = async () => (await eventRow(page, 1).boundingBox())?.y
  await openTradesLink(page, await mocks.wallet('lost-trades'))
  const chevron = page.getByRole('button', { name: 'Summary', exact: true })
  for (const [width, mostFolded] of [
    [1440, 330],
    [1024, 350],
    [768, 350],
  ] as const) {
    await setWidth(page, width)
    expect.soft(await top(), `${width} px`).toBeLessThanOrEqual(560)
    await chevron.click()
    await expect.poll(top, `${width} px, folded`).toBeLessThanOrEqual(mostFolded)
    await chevron.click()
    await expect.poll(top, `${width} px, unfolded`).toBeGreaterThan(mostFolded)
  }
  await setWidth(page, 390)
  await expect.poll(top, '390 px').toBeLessThanOrEqual(420)
})

test('the table can be used by keyboard, and the page’s controls have names (behaviour 13.7)', async ({
  page,
  mocks,
}) => {
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  const trade = eventRow(page, 2)
  const tree = await page.locator('body').ariaSnapshot()
  expect(tree).toContain('- button "Download CSV"')
  expect(tree.match(/^.*- (button|link|switch|checkbox)(?! ").*$/gm) ?? []).toEqual([])
  await tabTo(page, page.getByRole('switch', { name: 'Subtract fee' }).first())
  await page.keyboard.press('Space')
  await expect(trade.getByRole('button', { name: /before fee\. Show/ })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Swap rate', exact: true }))
  await page.keyboard.press('Enter')
  await expect(trade).toContainText('USDC per SOL')
  // All rows together are one tab stop, and arrow keys move within it (behaviour 5.18).
  const first = eventRow(page, 1).getByRole('button').first()
  await tabTo(page, first)
  await page.keyboard.press('ArrowDown')
  const copy = trade.getByRole('button', { name: 'Copy USDC mint address' })
  await pressTo(page, 'ArrowRight', copy)
  await expect(copy).toHaveCSS('opacity', '1')
  await pressTo(page, 'ArrowRight', trade.getByRole('button', { name: /before fee\. Show/ }))
  await page.keyboard.press('Enter')
  await expect(trade.getByRole('button', { name: /after fee\. Show/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(trade.getByRole('link', { name: 'View' })).toBeFocused()
})
