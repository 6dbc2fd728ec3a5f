import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { holdRequests } from '../pages/held-calls'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets.everyday
const FIELD = 'Your Solana Address'
const [NEUTRAL, RED, GREEN] = ['rgb(106, 112, 123)', 'rgb(255, 127, 134)', 'rgb(92, 201, 141)']
/** 44 characters of base58 that decode to 33 bytes. The browser accepts them, our own check doesn't. */
const TOO_LONG = 'z'.repeat(44)

test.describe('the landing page', () => {
  test('the border shows whether the text is an address, and Fetch opens the orders (behaviour 1.1, 1.2, 1.5)', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Perijove' })).toBeVisible()
    await expect(page.getByText('View and download your Jupiter orders')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeDisabled()
    const field = page.getByLabel(FIELD)
    await expect(field).toHaveCSS('border-top-color', NEUTRAL)
    await field.fill('abc')
    await expect(field).toHaveCSS('border-top-color', RED)
    await field.fill(` ${address} `)
    await expect(field).toHaveCSS('border-top-color', GREEN)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page).toHaveURL(`/orders/${address}`)
    await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
  })

  test('before its code has loaded, the field is neutral, and Fetch posts the form (behaviour 1.5)', async ({
    page,
  }) => {
    const scripts = await holdRequests(page, '**/_next/static/**/*.js*')
    await page.goto('/', { waitUntil: 'commit' })
    const field = page.getByLabel(FIELD)
    await page.getByRole('button', { name: 'Fetch' }).click()
    // The browser's own check moves the focus to the empty field and sends nothing.
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('data-state', 'neutral')
    await field.fill(address)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page).toHaveURL(`/orders/${address}`)
    scripts.release()
    await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
  })
})

test.describe('the landing page without JavaScript (behaviour 1.5)', () => {
  test.use({ javaScriptEnabled: false })

  test('the server checks the address: an invalid one stays in the field, a valid one opens its orders', async ({
    page,
  }) => {
    await page.goto('/')
    const field = page.getByLabel(FIELD)
    await field.fill(TOO_LONG)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('Invalid address')).toBeVisible()
    await expect(field).toHaveValue(TOO_LONG)
    await field.fill('toly.sol')
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('Names aren’t supported.')).toBeVisible()
    await field.fill(`\u200bsolana:${address}?amount=1`)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page).toHaveURL(`/orders/${address}`)
  })
})

test('a link whose address has an invisible character leads to the wallet (behaviour 1.6)', async ({
  page,
}) => {
  await page.goto(`/orders/%E2%80%8B${address}`)
  await expect(page).toHaveURL(`/orders/${address}`)
  await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
  await page.goto(`/trades?userAddress=%E2%80%8B${address}`)
  await expect(page).toHaveURL(`/trades?userAddress=${address}`)
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page).toHaveURL(`/orders/${address}`)
  await page.goto('/')
  await expect(page.locator(`a[href="/orders/${address}"]`)).toHaveCount(1)
})

test.describe('the form without JavaScript, behind a proxy that changes Host (behaviour 1.5)', () => {
  /** The form as a browser without JavaScript sends it. */
  async function postedForm(request: APIRequestContext, userAddress: string) {
    const html = await (await request.get('/')).text()
    const hidden = [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(([field]) => ({
      name: /name="([^"]*)"/.exec(field)?.[1] ?? '',
      value: (/value="([^"]*)"/.exec(field)?.[1] ?? '').replaceAll('&quot;', '"'),
    }))
    const multipart = new FormData()
    for (const { name, value } of hidden) multipart.append(name, value)
    multipart.append('userAddress', userAddress)
    const headers = { origin: 'http://perijove.example' }
    return request.post('/', { multipart, headers, maxRedirects: 0 })
  }

  test('a wrong address comes back with its text', async ({ request }) => {
    const answer = await postedForm(request, TOO_LONG)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(html).toContain('Invalid address')
    expect(html).toContain(`value="${TOO_LONG}"`)
  })

  test('an address leads to its orders, on the host of the page', async ({ request }) => {
    const answer = await postedForm(request, address)
    expect([answer.status(), answer.headers().location]).toEqual([303, `/orders/${address}`])
  })
})
