import { expect, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { askedPages, orderBoxes, section } from '../pages/orders-page'

// 75 past triggers on 8 pages, without the mock's delay.
const eightPages = ['slow', { latency: 0 }] as const
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8]

test.describe('loading the four lists (behaviour 3.1, 3.4)', () => {
  test('the page shows its progress; Stop keeps the loaded orders, and ‘Load the rest’ adds the others', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet(...eightPages)
    const allCalls = await holdCalls(page, () => true)
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 3))
    await page.goto(`/orders/${user}`)
    await expect(page.locator('[data-slot=status-row]')).toContainText('Loading orders…')
    await expect(page.getByText(/^No (recurring|Jupiter Trigger) orders found/)).toHaveCount(0)
    allCalls.release()
    await expect(page.getByText('Loading page 5 of 11', { exact: true })).toBeVisible()
    const bar = page.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '5')
    await expect(bar).toHaveAttribute('aria-valuemax', '11')

    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(
      page.getByText('Some orders may be missing: loading stopped at page 3 of 8 (past triggers).'),
    ).toBeVisible()
    await expect(bar).toHaveCount(0)
    await expect(section(page, 'Triggers').getByText('Partial')).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(23)
    expect(askedPages(await mocks.calls(user), 'past trigger')).toEqual([1, 2])
    await expect.poll(held.waiting, 'the calls that Stop ended').toBe(0)

    held.release()
    await page.getByRole('button', { name: 'Load the rest' }).click()
    await expect(page.getByText(/^71 orders · Updated/)).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(71)
    await expect(page.getByText('Partial', { exact: true })).toHaveCount(0)
    const after = await mocks.calls(user)
    expect(askedPages(after, 'past trigger')).toEqual([1, ...EIGHT])
    expect(askedPages(after, 'past recurring')).toEqual([1])
  })
})
