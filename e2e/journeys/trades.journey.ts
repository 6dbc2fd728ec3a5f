import { walletsLink } from '../wallets-together/wallets-page'
import { expect, journey } from './journey'
import { playSafariFocus } from './safari-focus'
import { openTrades, rowText, scrollToLastRow, seeRows } from './steps'
import { OFTEN, type Visit } from './visit'
import type { Mocks } from '../pages/mocks-client'

journey(
  'switches change a row, Escape and Back close its order details, and settings stay after a reload',
  async ({ visit, mocks }) => {
    await openTrades(visit, await mocks.wallet('one-recurring'))
    await seeRows(visit, '5 rows')
    const second = () => rowText(visit, 2)
    await expect.poll(second, OFTEN).toContain('SOL per USDC')
    const before = await second()
    await visit.press('switch', 'Subtract fee')
    await visit.see('switch', 'Subtract fee', { checked: 'false' })
    await expect.poll(second, OFTEN).not.toBe(before)
    await visit.press('button', 'Swap rate')
    await expect.poll(second, OFTEN).toContain('USDC per SOL')
    await visit.see('slider', /./)
    await closeDetails(visit)
    await changeSettings(visit)
  },
)

/** Checks that Escape and Back close the details of a row's order, and that Forward opens them. */
async function closeDetails(visit: Visit): Promise<void> {
  const details = /Order details: /
  await visit.press('button', details)
  await visit.see('dialog', 'Order details')
  await visit.seeText('100 USDC')
  await visit.key('Escape')
  await visit.seeNone('dialog', 'Order details')
  await visit.see('button', details, { hasFocus: true })
  await visit.press('button', details)
  await visit.see('dialog', 'Order details')
  await visit.back()
  await visit.seeNone('dialog', 'Order details')
  await visit.forward()
  await visit.see('dialog', 'Order details')
  await visit.key('Escape')
  await visit.seeNone('dialog', 'Order details')
}

/** Checks that settings take effect at once and stay after a reload. */
async function changeSettings(visit: Visit): Promise<void> {
  const background = async () => {
    const read = () => getComputedStyle(document.documentElement).backgroundColor
    return visit.readText(read)
  }
  expect(await background()).toBe('rgb(11, 12, 14)')
  await visit.press('button', 'Settings')
  await visit.press('radio', 'Light')
  await visit.press('radio', 'Solscan')
  await expect.poll(background, OFTEN).toBe('rgb(246, 246, 247)')
  await visit.key('Escape')
  await visit.seeNone('dialog', 'Settings')
  await visit.see('button', 'Settings', { hasFocus: true })
  await visit.reload()
  await seeRows(visit, '5 rows')
  expect(await background()).toBe('rgb(246, 246, 247)')
  await visit.press('button', 'Settings')
  await visit.see('radio', 'Solscan', { checked: 'true' })
}

async function openTwoWallets(visit: Visit, mocks: Mocks): Promise<void> {
  const names = ['one-recurring', 'two-trades-one-transaction'] as const
  await visit.open(await walletsLink(await Promise.all(names.map((name) => mocks.wallet(name)))))
  await seeRows(visit, '8 rows')
  // Until all is loaded, controls may move.
  await visit.see('button', 'Refresh')
}

/** Checks that popovers close with their own button, Escape, another popover and a click elsewhere. */
async function usePopovers(visit: Visit): Promise<void> {
  await visit.press('button', 'All dates')
  await visit.see('button', 'This year')
  await visit.press('button', 'All dates')
  await visit.seeNone('button', 'This year')
  await visit.press('button', 'All dates')
  await visit.see('button', 'This year')
  await visit.key('Escape')
  await visit.seeNone('button', 'This year')
  await visit.see('button', 'All dates', { hasFocus: true })
  await visit.press('button', 'All dates')
  await visit.see('button', 'This year')
  await visit.press('button', 'More')
  await visit.see('combobox', 'Wallet')
  await visit.seeNone('button', 'This year')
  await visit.press('button', '2 wallets')
  await visit.seeNone('combobox', 'Wallet')
  await visit.see('button', /^Remove /)
  await visit.press('columnheader', 'Action')
  await visit.seeNone('button', /^Remove /)
  await visit.press('button', 'All dates')
  await visit.press('button', 'Last 30 days')
  await visit.seeText('0 of 8 rows')
  await visit.seeNone('button', 'This year')
}

journey(
  'popovers close where a click gives a button no focus, as in Safari',
  async ({ visit, mocks }, { project }) => {
    journey.skip(project.name !== 'Chromium', 'the script does the same in every engine')
    await openTwoWallets(visit, mocks)
    await visit.play(playSafariFocus)
    await usePopovers(visit)
  },
)

journey(
  'two wallets share the table, popovers open one at a time and close, and one wallet can be removed',
  async ({ visit, mocks }) => {
    await openTwoWallets(visit, mocks)
    await visit.see('heading', /of 2 wallets \(6 trades\)$/)
    await usePopovers(visit)
    await visit.back()
    await seeRows(visit, '8 rows')
    await visit.press('button', '2 wallets')
    await visit.press('button', /^Remove /)
    await seeRows(visit, '3 rows')
    await visit.back()
    await seeRows(visit, '8 rows')
  },
)

journey('2,000 trades scroll to the end and sort', async ({ visit, mocks }) => {
  await openTrades(visit, await mocks.wallet('large', { orders: 40, trades: 2_000 }))
  await seeRows(visit, '2,040 rows')
  const oldest = await rowText(visit, 1)
  await scrollToLastRow(visit)
  const newest = await rowText(visit, 2_040)
  expect(newest).toContain('Trade')
  await visit.press('button', 'Date')
  await visit.play(() => scrollTo(0, 0))
  await expect.poll(() => rowText(visit, 1), OFTEN).toBe(newest)
  await scrollToLastRow(visit)
  await expect.poll(() => rowText(visit, 2_040), OFTEN).toBe(oldest)
})
