import type { Page } from '@playwright/test'
import { expect, expectOrdersRead, openOrders, test } from '../pages/app-test'
import { type HeldCalls, holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { askedPages, orderBoxes, shownKeys } from '../pages/orders-page'
import { STAND_INS_URL } from '../run/stand-in-settings'

/** Stops while page 2 of the past triggers is read; whoever reads it changes the wallet's orders. */
async function stopAndChange(page: Page, user: string, held: HeldCalls) {
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/loading stopped at page 2 of 3 \(past triggers\)/)).toBeVisible()
  await expect.poll(held.waiting, 'the calls that Stop ended').toBe(0)
  await fetch(
    `${STAND_INS_URL}/jupiter/trigger/v1/getTriggerOrders?user=${user}&orderStatus=history&page=2`,
  )
  held.release()
}

test.describe('lists that change while they are read', () => {
  test('Read the rest takes the newer trades of page 1 (behaviour 3.8)', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('traded-meanwhile')
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 2))
    await page.goto(`/orders/${user}`)
    await expect(page.getByText('Open with 1 trade so far')).toBeVisible()
    await expect(page.getByText(/^Reading page \d of \d$/)).toBeVisible()
    await stopAndChange(page, user, held)
    await page.getByRole('button', { name: 'Read the rest' }).click()
    await expectOrdersRead(page)
    await expect(page.getByText('Completed after 4 trades')).toBeVisible()
    await expect(page.getByText('Open with 1 trade so far')).toHaveCount(0)
    await expect(page.getByText(/Some orders may be missing/)).toHaveCount(0)
    await expect(orderBoxes(page)).toHaveCount(22)
  })

  test('Read the rest reads all pages anew where page 1 changed', async ({ page, standIns }) => {
    const user = await standIns.wallet('changing-pages')
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 2))
    await page.goto(`/orders/${user}`)
    await expect(page.getByText('Reading page 4 of 6', { exact: true })).toBeVisible()
    await stopAndChange(page, user, held)
    await page.getByRole('button', { name: 'Read the rest' }).click()
    await expect(page.getByText('35 of 35 orders selected')).toBeVisible()
    await expect(page.getByText(/Some orders may be missing/)).toHaveCount(0)
  })

  test('a list that grew while it was read is read once more: every order is listed', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('changing-pages')
    await openOrders(page, user)
    await expect(page.getByText('35 of 35 orders selected')).toBeVisible()
    await expect(page.getByText(/^5 triggers without trades aren’t shown/)).toBeVisible()
    await expect.poll(async () => new Set(await shownKeys(page)).size).toBe(35)
    const pages = askedPages(await standIns.calls(user), 'past trigger')
    expect(pages).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  test('an order that closes between two lists is read from the past one (behaviour 3.21)', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('closed-meanwhile')
    // The past list answers first, as it does by chance.
    const held = await holdCalls(
      page,
      (query) => query.get('orderStatus') === 'active' && query.get('page') === '2',
    )
    await page.goto(`/orders/${user}`)
    await expect(page.getByText(/^Reading page \d of \d$/)).toBeVisible()
    held.release()
    await expectOrdersRead(page)
    await expect(page.getByText('Completed after 4 trades')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(page.getByText('Partial', { exact: true })).toHaveCount(0)
    const pages = askedPages(await standIns.calls(user), 'past trigger')
    expect(pages).toEqual([1, 1])
  })

  test('a completed trigger that came without trades is counted, and nothing is partial (behaviour 2.14)', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('filled-without-trades'))
    await expect(page.getByText(/trigger.* without trades .*shown/)).toContainText('completed')
    await expect(page.getByText('Partial', { exact: true })).toHaveCount(0)
  })

  test('a list with fewer than ten orders a page is loaded once and whole (behaviour 3.10)', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('short-pages')
    await openOrders(page, user)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(page.getByText('Partial', { exact: true })).toHaveCount(0)
    expect(askedPages(await standIns.calls(user), 'past trigger')).toEqual([1, 2, 3])
  })
})
