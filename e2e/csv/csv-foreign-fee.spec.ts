import * as z from 'zod'
import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { eventRow, openTradesLink } from '../pages/trades-page'
import { tokens } from '../wallets/wire/sample-tokens'

const OUT_AMOUNT = 10
const FEE = 12
const NET = 14

const answerSchema = z.object({
  all: z.array(z.looseObject({ trades: z.array(z.looseObject({ outputAmount: z.string() })) })),
})

test('a fee in another token than the output is added to no amount (behaviour 7.8, 9.5)', async ({
  page,
  standIns,
}) => {
  let output = ''
  await page.route('**/getRecurringOrders*', async (route) => {
    const response = await route.fetch()
    const { success, data } = answerSchema.safeParse(await response.json())
    const [newest] = data?.all[0]?.trades ?? []
    if (!success || !newest) return route.fulfill({ response })
    output = newest.outputAmount
    Object.assign(newest, { feeMint: tokens.USDC.mint, feeAmount: '0.025' })
    return route.fulfill({ response, json: { ...(await response.json()), ...data } })
  })
  await openTradesLink(page, await standIns.wallet('one-recurring'))
  await expect(
    page.getByText(
      '1 trade paid a fee that is unknown or in another token. It isn’t included in amounts or the CSV.',
    ),
  ).toBeVisible()

  // The deposit and four trades, the oldest first.
  const shown = eventRow(page, 5).locator('[data-slot=figure]')
  const before = await shown.allTextContents()
  expect(before.join(' ')).toContain(output)
  const other = await eventRow(page, 4).locator('[data-slot=figure]').allTextContents()
  await page.getByRole('switch', { name: 'Subtract fee' }).click()
  await expect(eventRow(page, 4).locator('[data-slot=figure]')).not.toHaveText(other)
  expect(await shown.allTextContents()).toEqual(before)

  const { text } = await savedBy(page, () => downloadButton(page).click())
  const newest = cellsOf(text).at(-1) ?? []
  expect([newest[OUT_AMOUNT], newest[FEE], newest[NET]]).toEqual([output, '', output])
  const ofFee = cellsOf(text).map((row) => row[FEE])
  expect(ofFee.slice(2, 5)).not.toContain('')
})
