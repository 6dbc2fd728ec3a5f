import { expect, expectOrdersRead, openOrders, test } from '../pages/app-test'
import { inEveryList } from '../wallets/wire/list-fault'
import { STAND_INS_URL } from '../run/stand-in-settings'
import { askedPages, orderBoxes, runClockUntil, section } from '../pages/orders-page'

const ERRORS = [
  { list: 'past recurring', shown: 6, above: 'Recurring (Time)' },
  { list: 'active recurring', shown: 7, above: 'Recurring (Time)' },
  { list: 'past trigger', shown: 6, above: 'Triggers' },
  { list: 'active trigger', shown: 8, above: 'Triggers' },
] as const
const errorText = (list: string) => `Error fetching ${list} orders from Jupiter`

test.describe('a list that fails (behaviour 3.15, 15.2, 15.3)', () => {
  for (const { list, shown, above } of ERRORS) {
    test(`${errorText(list)}: above its headings, with Retry; the other lists stay`, async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet('everyday', { faults: [{ list, answer: 400, times: 1 }] })
      await openOrders(page, user)
      const error = page.getByRole('alert').filter({ hasText: errorText(list) })
      await expect(error).toContainText('Jupiter answered with status 400')
      await expect(error).toContainText('No page of this list was read.')
      await expect(orderBoxes(page)).toHaveCount(shown)
      const bottom = await error.evaluate((box) => box.getBoundingClientRect().bottom)
      const top = await section(page, above).evaluate((box) => box.getBoundingClientRect().top)
      expect(bottom).toBeLessThanOrEqual(top)
      await expect(page.getByText(/^No (recurring|Jupiter Trigger) orders found/)).toHaveCount(0)

      const before = await standIns.calls(user)
      await error.getByRole('button', { name: 'Retry' }).click()
      await expect(error).toHaveCount(0)
      await expectOrdersRead(page)
      await expect(orderBoxes(page)).toHaveCount(9)
      const since = (await standIns.calls(user)).slice(before.length)
      for (const other of ERRORS) {
        expect(askedPages(since, other.list)).toEqual(other.list === list ? [1] : [])
      }
    })
  }

  test('Retry keeps the pages already read and loads only page 1 and the missing one', async ({
    page,
    standIns,
  }) => {
    const faults = [{ list: 'past trigger', page: 5, answer: 400, times: 1 }]
    const user = await standIns.wallet('slow', { latency: 0, faults })
    await openOrders(page, user)
    const error = page.getByRole('alert').filter({ hasText: errorText('past trigger') })
    await expect(error).toContainText(
      'The 7 pages already read are kept, so a retry goes on from page 5.',
    )
    await expect(section(page, 'Triggers').getByText('Partial')).toBeVisible()
    await error.getByRole('button', { name: 'Retry' }).click()
    await expect(error).toHaveCount(0)
    await expectOrdersRead(page)
    await expect(orderBoxes(page)).toHaveCount(71)
    const pages = askedPages(await standIns.calls(user), 'past trigger')
    expect(pages).toEqual([1, 1, 2, 3, 4, 5, 5, 6, 7, 8])
  })

  test('a Refresh that fails says that what was read before is kept (behaviour 3.9)', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    await page.route(`${STAND_INS_URL}/jupiter/**`, (route) =>
      route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.getByRole('button', { name: 'Refresh' }).click()
    for (const { list } of ERRORS) {
      const error = page.getByRole('alert').filter({ hasText: errorText(list) })
      await expect(error).toContainText(
        'No page of this list was read anew; what was read before is kept.',
      )
    }
    await expect(orderBoxes(page)).toHaveCount(9)
  })

  test('a status of 500 and above is tried three times before the error', async ({
    page,
    standIns,
  }) => {
    const faults = [{ list: 'active trigger', answer: 503, times: 3 }]
    const user = await standIns.wallet('everyday', { faults })
    await page.clock.install()
    await page.goto(`/orders/${user}`)
    const error = page.getByRole('alert').filter({ hasText: errorText('active trigger') })
    await runClockUntil(page, error)
    await expect(error).toContainText('Jupiter answered with status 503, three times in a row.')
    expect(askedPages(await standIns.calls(user), 'active trigger')).toEqual([1, 1, 1])
    await error.getByRole('button', { name: 'Retry' }).click()
    await expect(error).toHaveCount(0)
    await expectOrdersRead(page)
    await expect(orderBoxes(page)).toHaveCount(9)
  })

  test('a fault that passes within the retries shows no error', async ({ page, standIns }) => {
    const faults = [{ list: 'past recurring', answer: 'drop', times: 2 }]
    await page.clock.install()
    await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
    await runClockUntil(page, page.getByRole('button', { name: 'Refresh' }))
    await expect(page.getByText(/^Error fetching/)).toHaveCount(0)
    await expectOrdersRead(page)
    await expect(orderBoxes(page)).toHaveCount(9)
  })

  for (const { answer, text } of [
    { answer: 'html', text: "Jupiter's answer could not be read, three times in a row." },
    { answer: 'cut', text: "Jupiter's answer could not be read, three times in a row." },
    { answer: 'no-list', text: "Jupiter's answer could not be read, three times in a row." },
    { answer: 'broken-off', text: 'Jupiter could not be reached, three times in a row.' },
    { answer: 'drop', text: 'Jupiter could not be reached, three times in a row.' },
    { answer: 'hang', text: 'Jupiter could not be reached, three times in a row.' },
  ]) {
    test(`an answer of the kind '${answer}' ends in a message, never in an empty list`, async ({
      page,
      standIns,
    }) => {
      const faults = [{ list: 'past trigger', answer }]
      await page.clock.install()
      await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
      const error = page.getByRole('alert').filter({ hasText: errorText('past trigger') })
      await expect(orderBoxes(page)).toHaveCount(6)
      await runClockUntil(page, error, answer === 'hang' ? 10_000 : 1_000)
      await expect(error).toContainText(text)
      await expect(orderBoxes(page)).toHaveCount(6)
    })
  }

  test('no empty message beside a list that failed or left an order out', async ({
    page,
    standIns,
  }) => {
    const faults = [{ list: 'past recurring', answer: 400 }]
    await openOrders(page, await standIns.wallet('no-orders', { faults }))
    await expect(page.getByText(/^No Jupiter Trigger orders found/)).toBeVisible()
    await expect(page.getByText(/^No recurring orders found/)).toHaveCount(0)

    await page.route(/getTriggerOrders.*orderStatus=active/, (route) =>
      route.fulfill({
        json: { orders: [null], totalPages: 1 },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await openOrders(page, await standIns.wallet('no-orders'))
    await expect(page.getByText('1 order could not be read and is left out.')).toBeVisible()
    await expect(page.getByText(/^No Jupiter Trigger orders found/)).toHaveCount(0)
    await expect(page.getByText(/^No recurring orders found/)).toBeVisible()
  })
})

test.describe('when nothing could be read (behaviour 3.15)', () => {
  test('the full error page names all four errors; Retry goes on', async ({ page, standIns }) => {
    const faults = inEveryList({ answer: 400, times: 1 })
    await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorText('past recurring'))
    for (const { list } of ERRORS) await expect(page.getByText(errorText(list))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change Address' })).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select orders to display')
    await expectOrdersRead(page)
    await expect(orderBoxes(page)).toHaveCount(9)
  })

  test('an answer of 401 says that Jupiter asks for a key', async ({ page, standIns }) => {
    const faults = inEveryList({ answer: 401 })
    await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
    // Until all four have failed, each stands in a notice of its own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Error fetching/)
    await expect(page.getByText('Jupiter asks for an API key for this call.')).toBeVisible()
    await page.getByRole('button', { name: 'Use a Jupiter API key' }).click()
    await expect(page.getByRole('dialog', { name: 'Jupiter API key' })).toBeVisible()
  })
})
