import type { Page } from '@playwright/test'
import { expect, openInTwoTabs, openOrders, showAllOrders, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { askedPages, orderBoxes, submitOrders } from '../pages/orders-page'
import { STAND_INS_URL } from '../run/stand-in-settings'

const HOUR_MS = 3_600_000
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('perijove') ?? '')

/** Opens a wallet's orders and waits until they are stored. */
async function openAndStore(page: Page, userAddress: string): Promise<void> {
  await openOrders(page, userAddress)
  await expect.poll(async () => (await stored(page)).split(userAddress).length).toBe(5)
}

test.describe('what was read is kept in the browser (behaviour 10.1, 10.2, 10.3)', () => {
  test('under one storage key, as one-byte text; the landing page stores nothing', async ({
    page,
    standIns,
  }) => {
    await page.goto('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await openAndStore(page, await standIns.wallet('hostile-names'))
    const keys = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(keys, 'beside the recent addresses and the last answer (behaviour 22.2)').toEqual([
      'jupiterAnswered-keyless',
      'perijove',
      'recentWallets',
    ])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await stored(page)).not.toMatch(/[^\u0000-\u00ff]/)
  })

  test('a reload and the way to the trades and back make no new calls', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('unknown-token')
    const callsSince: string[] = []
    await openAndStore(page, user)
    await expect(page.getByText(/Unknown \(/).first()).toBeVisible()
    page.on('request', (request) => {
      if (request.url().startsWith(STAND_INS_URL)) callsSince.push(request.url())
    })
    const before = (await standIns.calls(user)).length
    await page.reload()
    await expect(orderBoxes(page)).toHaveCount(3)
    await expect(page.getByText(/Unknown \(/).first()).toBeVisible()
    await submitOrders(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(6 trades\)$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(6 trades\)$/)
    await page.getByRole('link', { name: 'Change displayed trades' }).click()
    await expect(orderBoxes(page)).toHaveCount(3)
    expect((await standIns.calls(user)).length).toBe(before)
    expect(callsSince).toEqual([])
  })

  test('Refresh reads all anew and keeps the orders on screen', async ({ page, standIns }) => {
    const user = await standIns.wallet('everyday')
    await openOrders(page, user)
    await page.getByRole('checkbox', { name: /^12 SOL to BONK/ }).click()
    const held = await holdCalls(page, () => true)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(9)
    await expect(page.getByText('8 of 9 orders selected')).toBeVisible()
    held.release()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(9)
    await expect(page.getByText('8 of 9 orders selected')).toBeVisible()
    const calls = await standIns.calls(user)
    for (const list of ['past recurring', 'active recurring', 'past trigger'] as const) {
      expect(askedPages(calls, list)).toEqual([1, 1])
    }
  })

  test('the page shows the time of the data, also after a reload', async ({ page, standIns }) => {
    await page.clock.install({ time: '2026-05-04T14:32:40Z' })
    await openAndStore(page, await standIns.wallet('one-recurring'))
    await expect(page.getByText('1 order · read 14:32 today · Refresh')).toBeVisible()
    await page.clock.fastForward('02:30:00')
    await page.reload()
    await expect(page.getByText('read 14:32 today')).toBeVisible()
    await submitOrders(page)
    await expect(page.getByText('Orders read 14:32 today')).toBeVisible()
  })

  test('what is older than 24 hours is read anew, what is younger is not', async ({
    page,
    standIns,
  }) => {
    const start = Date.parse('2026-05-04T14:32:40Z')
    const user = await standIns.wallet('everyday')
    const other = await standIns.wallet('one-recurring')
    await page.clock.install({ time: start })
    await openAndStore(page, user)
    const before = (await standIns.calls(user)).length

    await page.clock.setSystemTime(start + 23 * HOUR_MS)
    await openAndStore(page, other)
    await openOrders(page, user)
    expect((await standIns.calls(user)).length).toBe(before)

    await page.clock.setSystemTime(start + 25 * HOUR_MS)
    await openOrders(page, user)
    expect((await standIns.calls(user)).length).toBe(2 * before)
    await openOrders(page, other)
    expect((await standIns.calls(other)).length).toBe(4)
  })
})

test.describe('readings that are interrupted or shared (behaviour 10.5, 10.6)', () => {
  test('after a reload in the middle of a reading what came is there, and marked as partial', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('slow', { latency: 0 })
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 3))
    await page.goto(`/orders/${user}`)
    await expect(page.getByRole('button', { name: 'Show 8 more orders' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/loading stopped at page 3 of 8 \(past triggers\)/)).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(23)
    await expect.poll(held.waiting, 'the calls that the reload ended').toBe(0)
    held.release()
    await page.getByRole('button', { name: 'Read the rest' }).click()
    await expect(async () => {
      await showAllOrders(page)
      await expect(orderBoxes(page)).toHaveCount(71, { timeout: 1_000 })
    }).toPass()
    const pages = askedPages(await standIns.calls(user), 'past trigger')
    expect(pages).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('a Refresh that was stopped stays partial, whatever another tab stores', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('slow', { latency: 0 })
    const another = await standIns.wallet('one-recurring')
    const [, other] = await openInTwoTabs(page, user)
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 3))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(held.waiting).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => stored(page)).toContain('"name":"past trigger","isWhole":false')
    await other.getByRole('link', { name: 'Change Address' }).click()
    await other.getByLabel('Your Solana Address').fill(another)
    await other.getByRole('button', { name: 'Fetch' }).click()
    await expect.poll(() => stored(page)).toContain(another)
    await page.reload()
    await expect(page.getByText(/loading stopped at page 3 of 8 \(past triggers\)/)).toBeVisible()
    await expect(page.getByText(/^71 orders/)).toBeVisible()
  })

  test('what two tabs have read is kept together', async ({ context, page, standIns }) => {
    const [first, second] = [
      await standIns.wallet('everyday'),
      await standIns.wallet('one-recurring'),
    ]
    const other = await context.newPage()
    const held = await holdCalls(other, () => true)
    await other.goto(`/orders/${second}`)
    await expect(other.getByRole('progressbar')).toBeVisible()
    await openAndStore(page, first)
    held.release()
    await expect(orderBoxes(other)).toHaveCount(1)
    await expect.poll(async () => (await stored(other)).includes(second)).toBe(true)
    await other.close()
    await page.reload()
    await expect(orderBoxes(page)).toHaveCount(9)
    await openOrders(page, second)
    expect((await standIns.calls(first)).length).toBe(4)
    expect((await standIns.calls(second)).length).toBe(4)
  })
})
