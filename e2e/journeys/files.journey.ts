import { cellsOf, HEADER } from '../pages/csv-file'
import { expect, journey } from './journey'
import { openTrades } from './steps'

journey(
  'the CSV has a row for each deposit and trade, and the tax dialog saves a file for the chosen program',
  async ({ visit, mocks }) => {
    const user = await mocks.wallet('everyday')
    await openTrades(visit, user)
    const csv = await visit.savedBy(() => visit.press('button', 'Download CSV'))
    await visit.seeText('Downloaded 157 rows')
    expect(csv.name).toBe(`${user}-trades.csv`)
    const [head, ...rows] = cellsOf(csv.text)
    expect(head?.join(',')).toBe(HEADER)
    expect(rows.length).toBe(157)
    await visit.press('button', 'Tax export')
    await visit.see('dialog', 'Tax export')
    await visit.press('radio', 'CoinTracker')
    const { name, text } = await visit.savedBy(() => visit.press('button', 'Download'))
    await visit.seeNone('dialog', 'Tax export')
    await visit.seeText('Downloaded 148 trades for CoinTracker.')
    expect(name).toBe(`${user}-cointracker.csv`)
    expect(cellsOf(text).length).toBe(149)
  },
)

journey('prices fetched without a key are in the table and the CSV', async ({ visit, mocks }) => {
  await openTrades(visit, await mocks.wallet('one-recurring'))
  await visit.press('button', /^Fetch USD prices \(\d+ Missing\)$/)
  await visit.press('button', 'Fetch without a key')
  await visit.seeNone('dialog', 'Include USD prices')
  await visit.see('switch', /^Show USD prices \(\d+ fetched\)$/, { checked: 'true' })
  await visit.see('button', 'All USD prices fetched!', { isDisabled: true })
  const { text } = await visit.savedBy(() => visit.press('button', 'Download CSV'))
  const [head = [], ...rows] = cellsOf(text)
  const at = head.indexOf('In Amount USD')
  expect(rows.map((row) => row[at])).toEqual(['100', '25', '25', '25', '25'])
})
