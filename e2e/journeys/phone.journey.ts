import { cellsOf } from '../pages/csv-file'
import { expect, journey } from './journey'
import { openTrades } from './steps'

journey(
  'a phone shows cards, filters in a sheet and the summary, and saves the CSV',
  async ({ visit, mocks }) => {
    await visit.resize(390, 844)
    const user = await mocks.wallet('everyday')
    await openTrades(visit, user)
    await visit.seeText('Subtract fee')
    await visit.press('button', /^Filters/)
    await visit.see('dialog', 'Filters')
    await visit.press('radio', 'Deposits')
    await visit.seeText('9 of 158 rows')
    await visit.key('Escape')
    await visit.seeNone('dialog', 'Filters')
    await visit.press('radio', 'Summary')
    await visit.press('radio', 'Months')
    await visit.see('radio', 'Months', { checked: 'true' })
    await visit.press('radio', 'Trades')
    const { text } = await visit.savedBy(() => visit.press('button', /^Download CSV/))
    expect(cellsOf(text).length).toBe(10)
    const tooWide = () =>
      `${document.documentElement.scrollWidth - document.documentElement.clientWidth}`
    expect(await visit.readText(tooWide)).toBe('0')
  },
)
