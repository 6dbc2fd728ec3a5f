/** @jest-environment node */
import * as csv from './(wallet)/trades/csv/route'
import * as prices from './(wallet)/trades/fetch-usd-prices/route'
import * as jupiter from './upstream/jupiter/[...path]/route'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

it.each([
  [['POST'], '/trades/csv', csv],
  [['POST'], '/trades/fetch-usd-prices', prices],
  [['GET', 'POST'], '/upstream/jupiter', jupiter],
] as const)('only %p is answered by %s, nothing is stored (behaviour 12.11)', async (...row) => {
  const [allowed, path, route] = row
  for (const method of METHODS.filter((other) => !allowed.some((each) => each === other))) {
    const request = new Request(`https://site.example${path}`, { method })
    const { status, headers } = await route[method](request, {
      params: Promise.resolve({ path: [] }),
    })
    expect([method, status, headers.get('allow')]).toEqual([method, 405, allowed.join(', ')])
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

it.each([
  ['POST', '/trades/csv', csv],
  ['POST', '/trades/fetch-usd-prices', prices],
  ['GET', '/upstream/jupiter', jupiter],
  ['POST', '/upstream/jupiter', jupiter],
] as const)('%s from another site’s page is refused by %s (behaviour 12.11)', async (...row) => {
  const [method, path, route] = row
  const headers = { 'sec-fetch-site': 'cross-site' }
  const request = new Request(`https://site.example${path}`, { method, headers })
  const { status } = await route[method](request, { params: Promise.resolve({ path: [] }) })
  expect(status).toBe(403)
})
