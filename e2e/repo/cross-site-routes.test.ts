/** @jest-environment node */
import * as csv from '../../app/(wallet)/trades/csv/route'
import * as prices from '../../app/(wallet)/trades/fetch-usd-prices/route'
import * as jupiter from '../../app/(jupiter-proxy)/upstream/jupiter/[...path]/route'

it.each([
  ['POST', '/trades/csv', csv.POST],
  ['POST', '/trades/fetch-usd-prices', prices.POST],
  ['GET', '/upstream/jupiter', jupiter.GET],
  ['POST', '/upstream/jupiter', jupiter.POST],
] as const)('%s from another site’s page is refused by %s (behaviour 12.11)', async (...row) => {
  const [method, path, handler] = row
  const headers = { 'sec-fetch-site': 'cross-site' }
  const { status } = await handler(new Request(`https://site.example${path}`, { method, headers }))
  expect(status).toBe(403)
})
