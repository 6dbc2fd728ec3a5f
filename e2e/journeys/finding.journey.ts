import { wallets } from '../wallets/all-wallets'
import { expect, journey } from './journey'
import { openOrders, openTrades, seeRows } from './steps'

const FIELD = 'Your Solana Address'

journey('an address is checked as it is typed, and opens its orders', async ({ visit }) => {
  await visit.open('/')
  await visit.see('heading', 'Perijove')
  await visit.seeNoText('Update your browser')
  await visit.see('button', 'Fetch', { isDisabled: true })
  await visit.type(FIELD, 'a')
  await visit.seeText('Invalid address')
  await visit.key('Backspace')
  await visit.seeNoText('Invalid address')
  await visit.type(FIELD, wallets.everyday.address)
  await visit.seeText('Valid address')
  await visit.press('button', 'Fetch')
  await visit.see('heading', 'Select orders to display')
  expect((await visit.url()).pathname).toBe(`/orders/${wallets.everyday.address}`)
})

journey(
  'a parent deselects its orders, a filter hides orders, and Submit opens all selected orders',
  async ({ visit, mocks }) => {
    const parent = /^3 orders USDC to SOL/
    await openOrders(visit, await mocks.wallet('everyday'))
    await visit.see('checkbox', parent, { checked: 'true' })
    await visit.press('checkbox', /^600 USDC to SOL/)
    await visit.see('checkbox', parent, { checked: 'mixed' })
    await visit.seeText('8 of 9 orders selected')
    await visit.press('checkbox', parent)
    await visit.press('checkbox', parent)
    await visit.see('checkbox', parent, { checked: 'false' })
    await visit.seeText('6 of 9 orders selected')
    await visit.type('Filter by token or mint', 'bonk')
    await visit.seeText('5 hidden by filters')
    await visit.seeNone('checkbox', parent)
    await visit.press('button', 'Submit')
    await visit.see('heading', /^Displaying data for 2 Recurring Orders and 4 Triggers /)
  },
)

journey(
  'Back leads from the trades to the orders and the landing page, and Forward returns',
  async ({ visit, mocks }) => {
    const user = await mocks.wallet('everyday')
    await visit.open('/')
    await visit.type(FIELD, user)
    await visit.press('button', 'Fetch')
    await visit.see('button', 'Refresh')
    await visit.press('checkbox', /^600 USDC to SOL/)
    await visit.press('button', 'Submit')
    await seeRows(visit, '135 rows')
    await visit.back()
    await visit.see('heading', 'Select orders to display')
    await visit.back()
    await visit.see('button', 'Fetch')
    await visit.forward()
    await visit.see('heading', 'Select orders to display')
    await visit.forward()
    await seeRows(visit, '135 rows')
  },
)

journey('after a reload, Back undoes one filter after another', async ({ visit, mocks }) => {
  await openTrades(visit, await mocks.wallet('everyday'))
  await visit.press('radio', 'Trades')
  await seeRows(visit, '148 of 158 rows')
  await visit.choose('Pair', 'USDC → SOL')
  await seeRows(visit, '87 of 158 rows')
  await visit.reload()
  await seeRows(visit, '87 of 158 rows')
  await visit.back()
  await seeRows(visit, '148 of 158 rows')
  await visit.back()
  await seeRows(visit, '158 rows')
})

journey(
  'a reload shows the orders and trades from the cache, without a call',
  async ({ visit, mocks }) => {
    const user = await mocks.wallet('everyday')
    await openTrades(visit, user)
    await seeRows(visit, '158 rows')
    const stored = () => visit.readText(() => localStorage.getItem('perijove') ?? '')
    await expect.poll(async () => (await stored()).split(user).length).toBe(5)
    const calls = (await mocks.calls(user)).length
    await visit.reload()
    await seeRows(visit, '158 rows')
    await visit.press('link', 'Change displayed trades')
    await visit.see('checkbox', /^3 orders USDC to SOL/)
    expect((await mocks.calls(user)).length).toBe(calls)
  },
)
