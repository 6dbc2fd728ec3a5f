import { expect, test } from '../pages/app-test'
import { downloadButton, savedBy } from '../pages/csv-file'
import { openTradesLink } from '../pages/trades-page'

test('a file whose order lost its trades has -partial in its name (behaviour 9.8)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('lost-trades')
  await openTradesLink(page, user)
  await expect(page.locator('[data-slot=notice]').filter({ hasText: '1 order' })).toBeVisible()
  const { name } = await savedBy(page, () => downloadButton(page).click())
  expect(name).toBe(`${user}-trades-partial.csv`)
})
