import { expect, test } from '../pages/app-test'
import { holdRequests } from '../pages/held-calls'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets.everyday
const FIELD = 'Your Solana Address'

test.describe('the landing page (behaviour 1.1, 1.2, 1.3)', () => {
  test('shows its title, subtitle, one required field and Fetch', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Perijove' })).toBeVisible()
    await expect(page.getByText('View and download your Jupiter orders')).toBeVisible()
    await expect(page.getByLabel(FIELD)).toHaveAttribute('required')
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeDisabled()
  })

  test('the border is neutral when untouched, red when invalid, green when valid', async ({
    page,
  }) => {
    await page.goto('/')
    const field = page.getByLabel(FIELD)
    const [neutral, red, green] = ['rgb(106, 112, 123)', 'rgb(255, 127, 134)', 'rgb(92, 201, 141)']
    await expect(field).toHaveCSS('border-top-color', neutral)
    await field.fill('abc')
    await expect(field).toHaveCSS('border-top-color', red)
    await expect(page.getByRole('status')).toHaveText('Invalid address')
    await field.fill(address)
    await expect(field).toHaveCSS('border-top-color', green)
    await expect(page.getByRole('status')).toHaveText('Valid address')
  })

  test('a field filled before the page became live is checked all the same', async ({ page }) => {
    const scripts = await holdRequests(page, '**/_next/static/**/*.js*')
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel(FIELD).fill(address)
    scripts.release()
    await expect(page.getByRole('status')).toHaveText('Valid address')
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeEnabled()
  })

  test('answers before its code has come, and Fetch works (behaviour 1.7)', async ({ page }) => {
    const scripts = await holdRequests(page, '**/_next/static/**/*.js*')
    await page.goto('/', { waitUntil: 'commit' })
    const field = page.getByLabel(FIELD)
    await field.fill('abc')
    await expect(field).toHaveAttribute('data-state', 'invalid')
    await expect(page.getByRole('status')).toHaveText('Invalid address')
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeDisabled()
    await field.fill(address)
    await expect(page.getByRole('status')).toHaveText('Valid address')
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page).toHaveURL(`/orders/${address}`)
    scripts.release()
    await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
  })

  test('Fetch opens the orders of the address, spaces around it cut off', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(FIELD).fill(` ${address} `)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page).toHaveURL(`/orders/${address}`)
    await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
  })

  test("Fetch says 'Opening your orders' while they are opened", async ({ page }) => {
    await page.goto('/')
    const submit = await holdRequests(page, '/', (request) => request.method() === 'POST')
    await page.getByLabel(FIELD).fill(address)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('Opening your orders')).toBeVisible()
    await expect(page.locator('button[aria-busy=true]')).toBeVisible()
    submit.release()
    await expect(page).toHaveURL(`/orders/${address}`)
  })
})

test.describe('the landing page without JavaScript (behaviour 1.4, 1.5)', () => {
  test.use({ javaScriptEnabled: false })

  test('an enabled button opens the orders', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(FIELD).fill(address)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page).toHaveURL(`/orders/${address}`)
  })

  test('the server checks the address again and keeps the text', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(FIELD).fill('not an address')
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('Invalid address')).toBeVisible()
    await expect(page.getByLabel(FIELD)).toHaveValue('not an address')
  })
})
