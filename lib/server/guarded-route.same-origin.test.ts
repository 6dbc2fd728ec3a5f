/** @jest-environment node */
import { isSameOrigin } from './guarded-route'

const OURS = { host: 'site.example' }

describe('Sec-Fetch-Site decides if it is sent, whatever Origin says', () => {
  it.each([
    ['same-origin', {}, true],
    ['same-origin', { origin: 'https://other.example' }, true],
    ['same-site', { origin: 'https://site.example' }, false],
    ['cross-site', {}, false],
  ])('%s %p: %s', (site, more, expected) => {
    const headers = new Headers({ ...OURS, ...more, 'sec-fetch-site': site })
    expect(isSameOrigin(headers, 'scripts')).toBe(expected)
  })
})

describe('without Sec-Fetch-Site, Origin must name our host', () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ['ours', 'https://site.example', OURS, true],
    ['ours with a port', 'http://127.0.0.1:3000', { host: '127.0.0.1:3000' }, true],
    ['another site', 'https://other.example', OURS, false],
    ['a site whose name begins like ours', 'https://site.example.other.example', OURS, false],
    ['an origin that is hidden (null)', 'null', OURS, false],
    [
      'the host of the first of two proxies',
      'https://site.example',
      { host: 'internal:3000', 'x-forwarded-host': 'site.example, edge.example' },
      true,
    ],
    [
      'neither our host nor the proxy’s',
      'https://other.example',
      { host: 'internal:3000', 'x-forwarded-host': 'site.example' },
      false,
    ],
  ])('%s', (_, origin, more, expected) => {
    const headers = new Headers({ origin, ...more })
    expect(isSameOrigin(headers, 'scripts')).toBe(expected)
    expect(isSameOrigin(headers, 'no-scripts')).toBe(expected)
  })
})

describe('without both, Referer must name our host: a GET on plain http has nothing else', () => {
  const referer = 'http://site.example/orders/W?o=Key'

  it.each<[string, Record<string, string>, boolean]>([
    ['ours', { ...OURS, referer }, true],
    ['ours with a port', { host: 'lan:3000', referer: 'http://lan:3000/trades' }, true],
    ['of another site', { ...OURS, referer: 'http://other.example/site.example' }, false],
    ['ours, with another Origin', { ...OURS, referer, origin: 'http://other.example' }, false],
    ['ours, in a cross-site request', { ...OURS, referer, 'sec-fetch-site': 'cross-site' }, false],
    ['no URL', { ...OURS, referer: 'site.example' }, false],
  ])('%s', (_, headers, expected) => {
    expect(isSameOrigin(new Headers(headers), 'no-scripts')).toBe(expected)
  })
})

it.each([
  ['scripts', true],
  ['no-scripts', false],
] as const)('a script sends no such header; a route for %s accepts it: %s', (allowed, expected) => {
  expect(isSameOrigin(new Headers(OURS), allowed)).toBe(expected)
})
