import type { Page } from '@playwright/test'
import { expect, expectOrdersLoaded, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { deployAnew } from '../pages/new-deployment'
import { refuseStorage } from '../pages/no-storage'
import { taxButton, taxDialog } from '../pages/tax-dialog-page'
import { eventRow, expectAllLoaded, openTradesLink, tradesTable } from '../pages/trades-page'
import { translatePage } from '../pages/translated-page'
import { ignoreDownloads, WALLET_BROWSER } from '../pages/wallet-browser'

/** From an address to its orders, letter by letter as people type. */
async function findOrders(page: Page, user: string): Promise<void> {
  await page.getByLabel('Your Solana Address').pressSequentially(user)
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page).toHaveURL(`/orders/${user}`)
  await expectOrdersLoaded(page)
}

async function submitOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 trades')
  await expect(eventRow(page, 5)).toBeVisible()
}

async function downloadCsv(page: Page): Promise<void> {
  const { text } = await savedBy(page, () => downloadButton(page).click())
  expect(cellsOf(text)).toHaveLength(6)
}

test.describe('where nothing can be stored (behaviour 10.4)', () => {
  test('an address leads to its orders, trades and CSV', async ({ page, mocks }) => {
    await refuseStorage(page)
    await page.goto('/')
    await findOrders(page, await mocks.wallet('one-recurring'))
    await submitOrders(page)
    await downloadCsv(page)
  })
})

test.describe('on a page that the browser translates (behaviour 13.12)', () => {
  test.beforeEach(({ page }) => translatePage(page))

  test('an address leads to its orders', async ({ page, mocks }) => {
    await page.goto('/')
    await findOrders(page, await mocks.wallet('one-recurring'))
  })

  test('orders that come later lead to their trades and CSV', async ({ page, mocks }) => {
    await page.goto(`/orders/${await mocks.wallet('one-recurring', { latency: 3_000 })}`)
    await expectOrdersLoaded(page)
    await submitOrders(page)
    await downloadCsv(page)
  })

  test('trades are sorted by rate', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await tradesTable(page)
      .getByRole('button', { name: /^Rate′?$/ })
      .click()
    const head = tradesTable(page).getByRole('columnheader', { name: /^Rate/ })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  })
})

test.describe('after a new deployment (behaviour 13.4)', () => {
  // The action's 404 is an error while rendering: 'Something went wrong'.
  test.fail('the form of the old build leads to the orders', async ({ page, mocks }) => {
    await page.goto('/')
    await deployAnew(page)
    await findOrders(page, await mocks.wallet('one-recurring'))
  })

  test('orders of the old build lead to their trades', async ({ page, mocks }) => {
    await page.goto(`/orders/${await mocks.wallet('one-recurring')}`)
    await expectOrdersLoaded(page)
    await deployAnew(page)
    await submitOrders(page)
  })

  // The code of the download is fetched at the press and gone: 'Couldn’t create the file. Connection
  // lost.', whose Retry asks for it again for ever.
  test.fail('the CSV is downloaded, after a reload at most', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await deployAnew(page)
    const reload = page.getByRole('button', { name: 'Reload' })
    const saved = page.waitForEvent('download')
    await downloadButton(page).click()
    await Promise.race([
      saved,
      reload.click().then(async () => {
        await expectAllLoaded(page)
        await downloadButton(page).click()
      }),
    ])
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  })

  // Each Retry asks for the script that is gone: 'Couldn’t load this part of the page.'
  test.fail('a dialog of the old build offers to reload the page', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await deployAnew(page)
    await taxButton(page).click()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expectAllLoaded(page)
    await taxButton(page).click()
    await expect(taxDialog(page)).toBeVisible()
  })
})

test.describe('in the browser of a wallet app (behaviour 9.10)', () => {
  test.use(WALLET_BROWSER)

  // `saveFile` clicks a link that does nothing and the page says 'Downloaded 5 rows'.
  test.fail(
    'the CSV can be copied, and the page doesn’t say that it was downloaded',
    async ({ page, mocks }) => {
      await ignoreDownloads(page)
      await page.goto('/')
      await findOrders(page, await mocks.wallet('one-recurring'))
      await submitOrders(page)
      await downloadButton(page).click()
      await expect(page.getByRole('button', { name: /^Copy (as text|CSV|text)$/ })).toBeVisible()
      await expect(page.getByText(/^Downloaded/)).toHaveCount(0)
    },
  )
})
