import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { downloadButton, recordsOf, savedBy } from '../pages/csv-file'
import {
  loadButton,
  newerCalls,
  openWithTestWallet,
  selectTestWallet,
  signIn,
  signInDialog,
} from '../pages/newer-orders-page'
import { expectAllLoaded, expectHeader } from '../pages/trades-page'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'

/** The trades of the wallet's older orders. */
const OLDER_TRADES = 148

/** A wallet feature, a path and texts that only the dialog's code has. */
const OF_THE_DIALOG = /solana:signMessage|trigger\/v2|Signing moves no funds|Not signed/

/** Collects the page's scripts, requests, responses of our server and console messages from now on. */
function watch(page: Page) {
  const scripts: Promise<string>[] = []
  const answers: Promise<string>[] = []
  const urls: string[] = []
  const logged: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    const isRedirect = response.status() >= 300 && response.status() < 400
    if (!url.startsWith(APP_URL) || isRedirect || url.endsWith('auth/verify')) return
    const text = response.text().catch(() => '')
    answers.push(text)
    if (response.request().resourceType() === 'script') scripts.push(text)
  })
  page.on('request', (request) => urls.push(request.url()))
  page.on('console', (message) => logged.push(message.text()))
  const hasDialog = async () => OF_THE_DIALOG.test((await Promise.all(scripts)).join())
  const seen = async () => [...urls, ...logged, ...(await Promise.all(answers))].join('\n')
  return { hasDialog, urls, seen }
}

test('before the button is pressed, the sign-in’s code isn’t loaded and its service isn’t called (behaviour 25.3)', async ({
  page,
  mocks,
}) => {
  const { hasDialog, urls } = watch(page)
  const user = await mocks.wallet('newer-orders')
  await page.goto('/')
  await openWithTestWallet(page, mocks, user)
  await loadButton(page).hover()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAllLoaded(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectAllLoaded(page)
  expect(await hasDialog()).toBe(false)
  expect(urls.filter((url) => url.includes('/trigger/v2/'))).toEqual([])
  expect(await newerCalls(mocks, user)).toEqual([])
})

for (const [way, isDirect] of [
  ['load directly', true],
  ['load through our own route if the browser can’t call the service', false],
] as const) {
  test(`after a signed message, all newer orders ${way}; token and signature stay in memory (behaviour 25.1, 25.3 to 25.8)`, async ({
    page,
    mocks,
  }) => {
    const { hasDialog, urls, seen } = watch(page)
    const user = await mocks.wallet('many-newer')
    if (!isDirect) await page.route(`${MOCKS_URL}/jupiter/trigger/v2/**`, (route) => route.abort())
    await openWithTestWallet(page, mocks, user)
    // The card has the button, so the notice of newer orders is gone.
    await expect(page.getByText(/^Orders placed on jup\.ag/)).toHaveCount(0)
    await loadButton(page).hover()
    expect(await newerCalls(mocks, user)).toEqual([])
    expect(urls.filter((url) => url.includes('/trigger/v2/'))).toEqual([])
    expect(await hasDialog(), 'code of the dialog before the press').toBe(false)

    await selectTestWallet(page)
    const check = signInDialog(page, 'Check and sign')
    await expect(check.getByText(user, { exact: true })).toBeVisible()
    await expect(check.getByText(/^Expires in [45] minutes, at \d\d:\d\d$/)).toBeVisible()
    expect(await newerCalls(mocks, user)).toEqual(['auth/challenge'])
    expect(await hasDialog()).toBe(true)
    const origin = isDirect ? MOCKS_URL : APP_URL
    const request = (path: string) =>
      page.waitForRequest((call) => call.url().startsWith(origin) && call.url().includes(path))
    const [verify, list] = [request('/auth/verify'), request('/orders/history')]
    await check.getByRole('button', { name: 'Sign with Test Wallet' }).click()
    const { signature } = (await verify).postDataJSON()
    const [, token] = (await (await list).headerValue('authorization'))?.split('Bearer ') ?? []
    expect([typeof token, typeof signature]).toEqual(['string', 'string'])

    const end = signInDialog(page, 'Newer orders')
    await expect(end).toContainText('Recurring (newer)4 orders', { timeout: 40_000 })
    await expect(end).toContainText('Triggers (newer)212 orders')
    await end.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByText(/^Newer orders included · Updated \d\d:\d\d/)).toBeVisible()
    await expect(page.getByText(/^216 of 216/)).toBeVisible()

    await page.goto(`/orders/${user}`)
    await expect(page.getByText(/^Newer orders included/)).toBeVisible()
    const storages = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    const calls = JSON.stringify((await mocks.calls(user)).map(({ path, query }) => [path, query]))
    const traces = [await seen(), storages, calls].join('\n')
    for (const secret of [token, signature]) expect(traces).not.toContain(secret)
  })
}

test('on a phone without a wallet the dialog fills the window and says where wallets work, and Escape closes it (behaviour 25.4)', async ({
  page,
  mocks,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const user = await mocks.wallet('newer-orders')
  await openOrders(page, user)
  await loadButton(page).click()
  const dialog = signInDialog(page, 'Load newer orders')
  await expect(dialog.getByText('No wallet found in this browser')).toBeVisible()
  await expect(dialog.getByText(/On a phone, open this page in the browser inside/)).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(844)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(loadButton(page)).toBeFocused()
})

test('newer orders are counted, exported with older trades by date, and can be filtered; a link to them says that they are missing until a sign-in (behaviour 5.17, 25.12, 25.16)', async ({
  browser,
  page,
  mocks,
}) => {
  const user = await mocks.wallet('newer-orders')
  await openWithTestWallet(page, mocks, user)
  await signIn(page)
  await page.keyboard.press('Escape')
  // Submit takes the orders on the page, which shows newer orders only after the dialog says that they are loaded.
  await expect(page.getByText(/^Newer orders included/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAllLoaded(page)
  const link = page.url()
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await expectExported(page, Number(/\((\d+) trades\)/.exec(heading)?.[1]))

  const other = await (await browser.newContext()).newPage()
  await other.addInitScript({ content: await mocks.testWallet(user) })
  await other.goto(link)
  await expect(other.getByText(/^\d+ orders in this link weren’t found\.$/)).toBeVisible()
  await expect(other.getByText(/^Orders placed on jup\.ag since/)).toBeVisible()
  await expectHeader(other, '5', '4', String(OLDER_TRADES))
  await signIn(other)
  await other.keyboard.press('Escape')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(other.getByText(/weren’t found/)).toHaveCount(0)
  await other.context().close()
})

/** Expects all trades in the CSV, by date, and only those of an order for which the table is filtered. */
async function expectExported(page: Page, trades: number): Promise<void> {
  const csv = async () => recordsOf((await savedBy(page, () => downloadButton(page).click())).text)
  const rows = await csv()
  const seconds = rows.map((row) => Number(row.Timestamp))
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  const tradeRows = rows.filter(({ Kind }) => Kind === 'trade')
  expect(tradeRows).toHaveLength(trades)
  // Jupiter reports no fees of newer orders.
  const newer = tradeRows.filter((row) => row['Out Amount (fee)'] === '')
  expect(newer).toHaveLength(trades - OLDER_TRADES)
  for (const row of newer) {
    // Jupiter reports no amount of some fills.
    expect(row['In Amount']).toMatch(/^(\d+(\.\d+)?)?$/)
    expect(row['Out Amount']).toBe(row['Out Amount (net)'])
  }
  const key = newer[0]?.['Order Key'] ?? ''
  await page.getByPlaceholder('Filter by token, mint or transaction').fill(key)
  await expect(page).toHaveURL(/[?&]q=/)
  expect(new Set((await csv()).map((row) => row['Order Key']))).toEqual(new Set([key]))
  await expect(
    page.getByRole('button', { name: /, Order details: Newer (recurring|trigger) order / }).first(),
  ).toBeVisible()
}
