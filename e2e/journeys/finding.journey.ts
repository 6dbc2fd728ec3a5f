import { wallets } from '../wallets/all-wallets'
import { expect, journey } from './journey'
import { openTrades, seeRows } from './steps'
import { OFTEN } from './visit'

const FIELD = 'Your Solana Address'

journey(
  'an address is checked as it is typed; its orders are deselected, filtered and submitted; Back and Forward work',
  async ({ visit }) => {
    const parent = /^3 orders USDC to SOL/
    const trades = /^Displaying data for 2 Recurring Orders and 4 Triggers /
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
    await visit.see('heading', trades)

    await visit.back()
    await visit.see('heading', 'Select orders to display')
    await visit.back()
    await visit.see('button', 'Fetch')
    await visit.forward()
    await visit.see('heading', 'Select orders to display')
    await visit.forward()
    await visit.see('heading', trades)
  },
)

journey(
  'after a reload, the trades come from the cache without a call, and Back undoes one filter after another',
  async ({ visit, mocks }) => {
    const user = await mocks.wallet('everyday')
    await openTrades(visit, user)
    await visit.press('radio', 'Trades')
    await seeRows(visit, '148 of 158 rows')
    await visit.choose('Pair', 'USDC → SOL')
    await seeRows(visit, '87 of 158 rows')
    const stored = () => visit.readText(() => localStorage.getItem('perijove') ?? '')
    await expect.poll(async () => (await stored()).split(user).length, OFTEN).toBe(5)
    const calls = (await mocks.calls(user)).length
    await visit.reload()
    await seeRows(visit, '87 of 158 rows')
    await visit.back()
    await seeRows(visit, '148 of 158 rows')
    await visit.back()
    await seeRows(visit, '158 rows')
    await visit.press('link', 'Change displayed trades')
    await visit.see('checkbox', /^3 orders USDC to SOL/)
    expect((await mocks.calls(user)).length).toBe(calls)
  },
)
