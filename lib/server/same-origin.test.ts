/** @jest-environment node */
import { isSameOrigin } from './guarded-route'

const OURS = { host: 'site.example' }

describe('Sec-Fetch-Site decides if it is sent, whatever the origin', () => {
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

describe('else Origin must name the host that was asked', () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ['ours', 'https://site.example', OURS, true],
    ['ours with a port', 'http://127.0.0.1:3000', { host: '127.0.0.1:3000' }, true],
    ['another site', 'https://other.example', OURS, false],
    ['a site whose name begins alike', 'https://site.example.other.example', OURS, false],
    ['none that is known (null)', 'null', OURS, false],
    [
      'what the first of two proxies was asked for',
      'https://site.example',
      { host: 'internal:3000', 'x-forwarded-host': 'site.example, edge.example' },
      true,
    ],
    [
      'another site than both',
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

describe('else Referer, as a page on plain http sends it with a GET', () => {
  const referer = 'http://site.example/orders/W?o=Key'

  it.each<[string, Record<string, string>, boolean]>([
    ['ours', { ...OURS, referer }, true],
    ['ours with a port', { host: 'lan:3000', referer: 'http://lan:3000/trades' }, true],
    ['of another site', { ...OURS, referer: 'http://other.example/site.example' }, false],
    ['ours, from another origin', { ...OURS, referer, origin: 'http://other.example' }, false],
    ['ours, from another site', { ...OURS, referer, 'sec-fetch-site': 'cross-site' }, false],
    ['that is no URL', { ...OURS, referer: 'site.example' }, false],
  ])('%s', (_, headers, expected) => {
    expect(isSameOrigin(new Headers(headers), 'no-scripts')).toBe(expected)
  })
})

it.each([
  ['scripts', true],
  ['no-scripts', false],
] as const)('without any of them it is a script, and lets in %s: %s', (letIn, expected) => {
  expect(isSameOrigin(new Headers(OURS), letIn)).toBe(expected)
})
