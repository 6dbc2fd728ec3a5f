import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import {
  loadButton,
  newerCalls,
  openWithTestWallet,
  selectTestWallet,
  signIn,
  signInDialog,
} from '../pages/newer-orders-page'

/** What only the dialog's code has. */
const OF_THE_DIALOG = 'solana:signMessage'

/** Collects what the page loads as scripts, asks for and logs, from now on. */
function watch(page: Page) {
  const scripts: Promise<string>[] = []
  const urls: string[] = []
  const logged: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  page.on('request', (request) => urls.push(request.url()))
  page.on('console', (message) => logged.push(message.text()))
  const hasDialog = async () => (await Promise.all(scripts)).join().includes(OF_THE_DIALOG)
  return { hasDialog, urls, logged }
}

test('signs a message and loads all newer orders; token and signature stay in memory (behaviour 25.3 to 25.8)', async ({
  page,
  mocks,
}) => {
  const { hasDialog, urls, logged } = watch(page)
  const user = await mocks.wallet('many-newer')
  await openWithTestWallet(page, mocks, user)
  // The card has the button, and the line above is gone.
  await expect(page.getByText(/^Orders placed on jup\.ag/)).toHaveCount(0)
  await loadButton(page).hover()
  expect(await newerCalls(mocks, user)).toEqual([])
  expect(await hasDialog(), 'code of the dialog before the press').toBe(false)

  await selectTestWallet(page)
  const check = signInDialog(page, 'Check and sign')
  await expect(check.getByText(user, { exact: true })).toBeVisible()
  await expect(check.getByText(/^Expires in [45] minutes, at \d\d:\d\d$/)).toBeVisible()
  expect(await newerCalls(mocks, user)).toEqual(['auth/challenge'])
  expect(await hasDialog()).toBe(true)
  const answer = page.waitForResponse(/auth\/verify$/)
  await check.getByRole('button', { name: 'Sign with Test Wallet' }).click()
  const verified = await answer
  const { signature } = verified.request().postDataJSON()
  const { token } = await verified.json()
  expect([typeof token, typeof signature]).toEqual(['string', 'string'])

  const end = signInDialog(page, 'Newer orders')
  await expect(end).toContainText('Recurring (newer)4 orders', { timeout: 40_000 })
  await expect(end).toContainText('Triggers (newer)212 orders')
  await end.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(/^Newer orders included · Updated \d\d:\d\d/)).toBeVisible()
  await expect(page.getByText(/^216 of 216/)).toBeVisible()

  await page.goto(`/orders/${user}`)
  await expect(page.getByText(/^Newer orders included/)).toBeVisible()
  const storages = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
  const kept = [...urls, ...logged, await storages()].join('\n')
  for (const secret of [token, signature]) expect(kept).not.toContain(secret)
})

test('a transaction that moves tokens is not signed (behaviour 25.6)', async ({ page, mocks }) => {
  const user = await mocks.wallet('newer-orders', { challenge: 'transfer' })
  await openWithTestWallet(page, mocks, user, false)
  await selectTestWallet(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Not signed' })).toHaveText(
    'Not signed: The transaction does more than carry a memo.',
  )
  await expect(page.getByRole('button', { name: /^Sign with/ })).toHaveCount(0)
})

test('a sign-in that ended: Refresh asks for another, and keeps what is there (behaviour 25.7, 25.9)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('newer-orders')
  await openWithTestWallet(page, mocks, user)
  await signIn(page)
  await page.keyboard.press('Escape')
  const count = await page
    .getByText(/^\d+ of \d+/)
    .first()
    .textContent()
  await mocks.endSignIns(user)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Your sign-in has expired. Sign again.').first()).toBeVisible()
  await expect(page.getByText(count ?? '').first()).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(signInDialog(page, 'Load newer orders')).toBeVisible()
  await page.getByRole('button', { name: 'Test Wallet' }).click()
  await page.getByRole('button', { name: 'Sign with Test Wallet' }).click()
  await expect(signInDialog(page, 'Newer orders')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('Your sign-in has expired. Sign again.')).toHaveCount(0)
})

test('on a phone without a wallet it fills the window, says where wallets work, and Escape closes it (behaviour 25.4)', async ({
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
