import type { Page } from '@playwright/test'
import { expect, expectOrdersLoaded, forgetFiles, test } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { holdCalls } from '../pages/held-calls'
import { deployAnew, openBeforeDeployment } from '../pages/new-deployment'
import { refuseStorage } from '../pages/no-storage'
import { eventRow, openTradesLink, tradesTable } from '../pages/trades-page'
import { taxButton, taxDialog } from '../pages/tax-dialog-page'
import { translatePage } from '../pages/translated-page'
import { ignoreDownloads, recordShares, WALLET_BROWSER } from '../pages/wallet-browser'

/** Types an address letter by letter, as people do, and opens its orders. */
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
  test('an address leads to its orders, trades and CSV, and the theme changes', async ({
    page,
    mocks,
  }) => {
    await refuseStorage(page)
    await page.goto('/')
    await findOrders(page, await mocks.wallet('one-recurring'))
    await submitOrders(page)
    await downloadCsv(page)
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await background()
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expect.poll(background).not.toBe(dark)
  })
})

test.describe('on a page that the browser translates (behaviour 13.12)', () => {
  test.beforeEach(({ page }) => translatePage(page))

  test('orders that load later lead to their trades and CSV', async ({ page, mocks }) => {
    const held = await holdCalls(page, () => true)
    await page.goto(`/orders/${await mocks.wallet('one-recurring')}`)
    await expect(page.getByRole('main').locator('font')).not.toHaveCount(0)
    held.release()
    await expectOrdersLoaded(page)
    await submitOrders(page)
    await downloadCsv(page)
  })

  test('an address leads to its orders, and trades can be sorted by rate', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('one-recurring')
    await page.goto('/')
    await findOrders(page, user)
    await openTradesLink(page, user)
    await tradesTable(page)
      .getByRole('button', { name: /^Rate′?$/ })
      .click()
    const head = tradesTable(page).getByRole('columnheader', { name: /^Rate/ })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  })

  test('gains can be in another currency', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const summary = page.getByRole('region', { name: 'Summary' })
    await summary.getByRole('radio', { name: /^Tokens/ }).check()
    const head = summary.getByRole('button', { name: /these orders only/ })
    await head.click()
    // Both lines about the rates come and go.
    await page.route('**/rates/v1/**', (route) => route.abort())
    await summary.getByRole('combobox', { name: /^Currency/ }).selectOption('EUR')
    await page.keyboard.press('Escape')
    const retry = summary.getByRole('button', { name: /^Retry/ })
    await expect(retry).toBeVisible()
    await page.unroute('**/rates/v1/**')
    await retry.click()
    await expect(head).toHaveText(/ · EUR · /)
    await expect(summary.getByRole('table')).toContainText('€')
  })
})

test.describe('after a new deployment (behaviour 13.4)', () => {
  test.beforeEach(({ page }) => forgetFiles(page))

  test('the landing page of the old build leads to the orders', async ({ page, mocks }) => {
    await page.goto('/')
    await deployAnew(page)
    await findOrders(page, await mocks.wallet('one-recurring'))
  })

  test('a dialog whose code is gone offers ‘Reload’, then opens', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await expect(eventRow(page, 5)).toBeVisible()
    await deployAnew(page)
    await page.getByRole('button', { name: 'Tax export' }).click()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(eventRow(page, 5)).toBeVisible()
    await page.getByRole('button', { name: 'Tax export' }).click()
    await expect(page.getByRole('dialog', { name: 'Tax export' })).toBeVisible()
  })

  test('a file whose code is gone offers ‘Reload’, then downloads', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await expect(eventRow(page, 5)).toBeVisible()
    await deployAnew(page)
    await downloadButton(page).click()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(eventRow(page, 5)).toBeVisible()
    const download = page.waitForEvent('download')
    await downloadButton(page).click()
    expect((await download).suggestedFilename()).toMatch(/-trades\.csv$/)
  })

  test('a part of the page whose code is gone offers ‘Reload’ in its place, below the controls', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('unknown-token'))
    const summary = page.getByRole('region', { name: 'Summary' })
    const tokens = summary.getByRole('radio', { name: 'Tokens' })
    await expect(summary.getByRole('slider', { name: /^Chart of / })).toBeVisible()
    await deployAnew(page)
    await tokens.check()
    const reload = summary.getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible()
    const [above, below] = await Promise.all([
      summary.getByRole('group', { name: 'Summary view' }).boundingBox(),
      summary.getByText(/^Couldn’t load this part of the page\./).boundingBox(),
    ])
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0))
    await reload.click()
    await expect(tokens).toBeChecked()
    await expect(summary.getByRole('table', { name: 'Summary by token' })).toBeVisible()
  })

  test('a page whose code is gone says so, and ‘Reload’ opens it', async ({ page, mocks }) => {
    await openBeforeDeployment(page, `/orders/${await mocks.wallet('one-recurring')}`)
    await expectOrdersLoaded(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
    await expect(eventRow(page, 5)).toBeVisible()
  })

  test('without JavaScript a form of an older build leads to the orders', async ({ request }) => {
    const user = 'So11111111111111111111111111111111111111112'
    const response = await request.post('/', {
      multipart: { $ACTION_ID_of_an_older_build: '', userAddress: user },
      maxRedirects: 0,
    })
    expect([response.status(), response.headers().location]).toEqual([303, `/orders/${user}`])
  })

  test('an older form with a domain name leads to the page that refuses it', async ({ page }) => {
    // In a page of the app, hydration would replace the form.
    await page.goto('/robots.txt')
    await page.setContent(`<form method="post" action="/" enctype="multipart/form-data">
      <input name="$ACTION_REF_1"><input name="userAddress" value="toly.sol"><button>Fetch</button>`)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByRole('heading', { name: 'Names aren’t supported.' })).toBeVisible()
    await expect(page).toHaveURL('/orders/toly.sol')
  })
})

test.describe('in the browser of a wallet app (behaviour 9.13)', () => {
  test.use(WALLET_BROWSER)
  const offer = (page: Page, file: string) =>
    page.getByText(`This browser can’t download the ${file}.`)

  test('an address leads to its orders, trades and a CSV that can be shared', async ({
    page,
    mocks,
  }) => {
    await ignoreDownloads(page)
    const shares = await recordShares(page)
    await page.goto('/')
    await findOrders(page, await mocks.wallet('one-recurring'))
    await submitOrders(page)
    await downloadButton(page).click()
    await expect(offer(page, 'CSV')).toBeVisible()
    await expect(page.getByText(/^Downloaded/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Share file' }).click()
    await expect(page.getByText('Shared 5 rows')).toBeVisible()
    const [[name, text] = ['', '']] = await shares()
    expect(name).toMatch(/-trades\.csv$/)
    expect(cellsOf(text)).toHaveLength(6)
  })

  test('the file can be shared again after a closed share sheet, and copied after a refused one', async ({
    page,
    mocks,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ignoreDownloads(page)
    const shares = await recordShares(page, ['AbortError', 'NotAllowedError'])
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await downloadButton(page).click()
    await page.getByRole('button', { name: 'Share file' }).click()
    await page.getByRole('button', { name: 'Share file' }).click()
    await page.getByRole('button', { name: 'Copy text' }).click()
    await expect(page.getByText('Copied 5 rows')).toBeVisible()
    await expect(page.getByText(/^Shared/)).toHaveCount(0)
    expect(await shares()).toEqual([])
  })

  test('files that can’t be shared can be copied, and count as exported only after that', async ({
    page,
    mocks,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ignoreDownloads(page)
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await downloadButton(page).click()
    await expect(offer(page, 'CSV')).toBeVisible()
    await page.getByRole('button', { name: 'Copy text' }).click()
    await expect(page.getByText('Copied 5 rows')).toBeVisible()
    expect(cellsOf(await page.evaluate('navigator.clipboard.readText()'))).toHaveLength(6)
    await expect(page.getByText(/^Downloaded/)).toHaveCount(0)

    await taxButton(page).click()
    await taxDialog(page).getByRole('button', { name: 'Download', exact: true }).click()
    await expect(offer(page, 'tax export')).toBeVisible()
    const exported = () => page.evaluate(() => localStorage.getItem('exportedTrades'))
    expect(await exported()).toBeNull()
    await page.getByRole('button', { name: 'Copy text' }).click()
    await expect(page.getByText('Copied 4 trades for Koinly.')).toBeVisible()
    expect(await exported()).not.toBeNull()
  })
})
