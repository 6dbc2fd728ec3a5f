import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, HEADER, savedBy } from '../pages/csv-file'
import { servedEvents } from '../pages/served-events'
import { expectAllLoaded } from '../pages/trades-page'
import { tabTo } from '../pages/keyboard'

test('a visitor reaches the CSV by keyboard alone, and its rows are the served events in date order (behaviour 9.1)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  await page.goto('/')
  await tabTo(page, page.getByLabel('Your Solana Address'))
  await page.keyboard.insertText(user)
  await expect(page.getByRole('button', { name: 'Fetch' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 20_000 })
  await tabTo(page, page.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')
  await expectAllLoaded(page)
  await tabTo(page, downloadButton(page))
  const { name, text } = await savedBy(page, () => page.keyboard.press('Enter'))
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Downloaded \d+ rows\. \d+ missing USD prices left blank\.$/ }),
  ).toBeVisible()
  expect(name).toBe(`${user}-trades.csv`)
  expect(text.startsWith(`${HEADER}\n`)).toBe(true)
  expect(text).not.toMatch(/\r|\uFEFF/)
  const events = await servedEvents(user)
  expect(cellsOf(text).slice(1)).toEqual(events.map((event) => expectedRow(event)))
  expect(text.split('\n')).toHaveLength(events.length + 2)
})
