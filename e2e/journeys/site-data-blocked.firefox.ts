import { expect, journey } from './journey'
import { seeRows } from './steps'

/** 'Block all cookies' in Firefox's settings, which also blocks all that sites store. */
journey.use({ visitor: { 'network.cookie.cookieBehavior': 2 } })

journey(
  'a visitor gets from the address to the CSV while Firefox blocks all site data (behaviour 10.4)',
  async ({ visit, mocks }) => {
    const user = await mocks.wallet('everyday')
    await visit.open('/')
    const refused = () => {
      try {
        return String(localStorage)
      } catch (error) {
        return String(error)
      }
    }
    expect(await visit.readText(refused)).toContain('SecurityError')
    await visit.type('Your Solana Address', user)
    await visit.press('button', 'Fetch')
    await visit.see('heading', 'Select orders to display')
    await visit.see('button', 'Refresh')
    await visit.press('button', 'Submit')
    await seeRows(visit, '158 rows')
    const { name, text } = await visit.savedBy(() => visit.press('button', 'Download CSV'))
    expect(name).toBe(`${user}-trades.csv`)
    // The file has the head and all rows except the refund.
    expect(text.trimEnd().split('\n')).toHaveLength(158)
  },
)
