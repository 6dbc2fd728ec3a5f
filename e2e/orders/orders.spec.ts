import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { openWithTestWallet, signIn } from '../pages/newer-orders-page'
import { section } from '../pages/orders-page'

const HEADINGS = ['Recurring (Time)', 'Recurring (Price)', 'Triggers']

test.describe('the orders page (behaviour 2.1, 2.3, 2.4, 2.6, 2.14)', () => {
  test('a wallet’s orders are grouped by section and pair, and each line describes its order', async ({
    page,
    mocks,
  }) => {
    await openOrders(page, await mocks.wallet('everyday'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select orders to display')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(HEADINGS)
    const time = section(page, 'Recurring (Time)')
    const pair = time.getByRole('group', { name: 'USDC to SOL' })
    await expect(pair.getByRole('checkbox')).toHaveCount(4)
    await expect(time.getByRole('group')).toHaveCount(1)
    await expect(time.getByRole('checkbox')).toHaveCount(5)

    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await expect(box('1,250.5 USDC to SOL Started 14 Nov 2025, 19:22:47')).toBeVisible()
    await expect(
      box('14.4 SOL to USDC Opened 04 Mar 2026, 17:12:09 Completed after 6 trades'),
    ).toBeVisible()
    await expect(time.getByRole('checkbox', { name: /^(3,200|600) USDC .* Open$/ })).toHaveCount(2)
    await expect(page.locator('[data-slot=pill]')).toHaveText(['Open', 'Open'])
    await expect(page.getByText(/^3 triggers without trades aren’t shown/)).toBeVisible()

    await page.getByRole('link', { name: 'Change Address' }).click()
    await expect(page).toHaveURL('/')
  })
})

type Column = 'amounts end' | 'inputs begin' | 'arrows begin' | 'outputs begin'

/** Returns where the lines' columns begin or end, in px. An aligned column has one place. */
async function columns(page: Page): Promise<Record<Column, number[]>> {
  return page.getByLabel('to', { exact: true }).evaluateAll((arrows) => {
    const edges = (xOf: (arrow: Element) => number) => [...new Set(arrows.map(xOf).map(Math.round))]
    const begin = (element: Element | null) => element?.getBoundingClientRect().left ?? NaN
    return {
      'amounts end': edges((arrow) => {
        const amount = document.createRange()
        amount.selectNodeContents(arrow.parentElement?.previousElementSibling ?? arrow)
        return amount.getBoundingClientRect().right
      }),
      'inputs begin': edges((arrow) => begin(arrow.previousElementSibling)),
      'arrows begin': edges(begin),
      'outputs begin': edges((arrow) => begin(arrow.nextElementSibling)),
    }
  })
}

test('pairs and orders share their columns, whatever their amounts and tokens (behaviour 2.6)', async ({
  page,
  mocks,
}) => {
  for (const name of ['everyday', 'unknown-token', 'precise-amounts', 'newer-orders'] as const) {
    const user = await mocks.wallet(name)
    if (name === 'newer-orders') {
      // Some amounts of this wallet are in base units.
      await openWithTestWallet(page, mocks, user)
      await signIn(page)
      await page.keyboard.press('Escape')
    } else {
      await openOrders(page, user)
    }
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [column, places] of Object.entries(await columns(page))) {
        expect.soft(places, `${name}: ${column} at ${width} px`).toHaveLength(1)
      }
    }
  }
})

test('the button to an order’s details covers no text, headings take one line at 320 px, and forced colors show the dot of an open order (behaviour 2.1, 2.3, 2.6)', async ({
  page,
  mocks,
}) => {
  await openOrders(page, await mocks.wallet('everyday'))
  for (const width of [768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const covered = await page.getByText(/^(Started|Opened)$/).evaluateAll((words) =>
      words.flatMap((word) => {
        const text = document.createRange()
        text.selectNodeContents(word.parentElement ?? word)
        const end = text.getBoundingClientRect().right
        const icon = word.closest('label')?.parentElement?.querySelector('button svg')
        const isApart = icon && end <= icon.getBoundingClientRect().left
        return isApart ? [] : [text.toString()]
      }),
    )
    expect.soft(covered, `${width} px`).toEqual([])
  }

  await page.setViewportSize({ width: 320, height: 900 })
  const heading = page.getByRole('heading', { name: 'Recurring (Time)' })
  const count = heading.locator('xpath=following-sibling::span[1]')
  expect((await heading.boundingBox())?.height).toBe(20)
  expect((await count.boundingBox())?.height).toBeLessThanOrEqual(20)
  // A line that ends with a dot looks as if the rest were missing.
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).not.toHaveText(/orders ·/, {
    useInnerText: true,
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  const triggerLine = section(page, 'Triggers').getByText('Open with 4 trades so far').locator('..')
  for (const status of [
    section(page, 'Recurring (Time)').locator('[data-slot=pill]'),
    triggerLine,
  ]) {
    const dot = status.first().locator('[aria-hidden]')
    await expect(dot).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  }
  const [selectAll, deselectAll, card] = await Promise.all(
    [
      page.getByRole('button', { name: 'Select all', exact: true }),
      page.getByRole('button', { name: 'Deselect all' }),
      section(page, 'Triggers'),
    ].map(async (place) => {
      const { x, width } = (await place.boundingBox()) ?? { x: 0, width: 0 }
      return { left: x, right: x + width }
    }),
  )
  expect(deselectAll?.left).toBeGreaterThanOrEqual((selectAll?.right ?? 0) + 8)
  expect(deselectAll?.right).toBeLessThanOrEqual(card?.right ?? 0)
})
