/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import type { MockRequest } from '../../mocks/request-and-response'
import {
  type Change,
  edited,
  FILL_WALLET,
  fillPage,
  KEYS,
  type Services,
  SITE,
  startServices,
  withHeader,
} from './testing/mock-services'

let services: Services

beforeAll(async () => {
  services = await startServices()
})
afterEach(() => services.restore())
afterAll(() => services.close())

/** Gives USDC a multiplier. */
const scaledUsdc = edited('/search', (body) =>
  body.replace('"symbol":"USDC"', '"symbol":"USDC","scaledUiConfig":{"multiplier":5}'),
)

describe('against our mocks', () => {
  it('everything is as expected; what needs a sign-in or is open is not asked', async () => {
    const sent: MockRequest[] = []
    services.change((request, reply) => {
      sent.push(request)
      return reply
    })
    const rows = await services.ask(KEYS, 5_000)
    const others = [...rows.values()].filter(({ verdict }) => verdict !== 'as expected')
    expect(others.map(({ call, verdict, seen }) => [call, verdict, seen])).toEqual([
      ['scaled amounts', 'not asked', '0 of 0 amounts multiplied'],
      ['newer lists', 'not asked', 'needs a sign-in'],
      ['newer triggers and DCA', 'not asked', 'needs a sign-in'],
    ])
    expect(rows.size).toBeGreaterThan(17)
    expect(sent.length).toBeLessThan(rows.size)
    const browsers = sent.filter(({ path }) => !path.startsWith('/birdeye'))
    expect(new Set(browsers.map(({ headers }) => headers.origin))).toEqual(new Set([SITE]))
    const questions = sent.filter(({ method }) => method === 'OPTIONS')
    expect(
      questions.filter(({ headers }) => headers['x-api-key'] ?? headers.authorization),
    ).toEqual([])
    const keyed = sent.filter(({ headers }) => headers['x-api-key'] === KEYS.JUPITER_API_KEY)
    expect(keyed.map(({ path }) => path.split('/')[2])).toEqual([
      'recurring',
      'trigger',
      'trigger',
      'tokens',
    ])
  })

  it('without a wallet and keys, the lines that need them are not asked', async () => {
    const rows = await services.ask({ wallet: '' })
    const asked = [...rows.values()].filter(({ verdict }) => verdict !== 'not asked')
    expect(asked.filter(({ verdict }) => verdict !== 'as expected')).toEqual([])
    expect(rows.get('recurring past')).toMatchObject({
      verdict: 'not asked',
      seen: 'needs --wallet',
    })
    expect(rows.get('price history')?.seen).toBe('needs BIRDEYE_API_KEY')
  })

  it('each line says what is expected, in which record, and what to do if it is otherwise', async () => {
    const { SERVICE_CALLS } = await import('./service-calls')
    const rows = await services.ask({ wallet: '' })
    const records = readdirSync('docs/decisions')
    const lacking = [...rows.values()].filter(({ expected, otherwise }) => {
      const numbers = /\((\d{3}(?:, \d{3})*)\)$/.exec(expected)?.[1]?.split(', ') ?? []
      const areThere = numbers.map((number) => records.some((name) => name.startsWith(number)))
      return otherwise === '' || numbers.length === 0 || areThere.includes(false)
    })
    expect(lacking).toEqual([])
    const documented = new Set([...rows.keys()].map((call) => call.replace('OPTIONS ', '')))
    expect([...documented].sort()).toEqual(
      [...Object.keys(SERVICE_CALLS), 'newer triggers and DCA'].sort(),
    )
  })

  it('`npm run quality` without a name does not ask them', () => {
    const [, checks = ''] =
      /const checks[^{]*{(.+?)\n}\n/s.exec(readFileSync('e2e/quality/run.ts', 'utf8')) ?? []
    expect(checks).toContain('properties: ')
    expect(checks).not.toContain('services')
  })
})

describe('an open fact', () => {
  it.each<[string, string, Change]>([
    ['known trigger fill', 'outputAmount 1000', (_, reply) => reply],
    [
      'known trigger fill',
      'not 1000; outputAmount 999',
      edited('/trigger/', () => JSON.stringify(fillPage('999'))),
    ],
    ['recurring output', 'a fee of 0.001 × (output + fee)', (_, reply) => reply],
    [
      'recurring output',
      'not 0.001; a fee of 0.000999 × (output + fee)',
      edited('/recurring/', (body) =>
        body.replace(/"(out|fee)(put)?Amount":"[\d.]+"/g, (_, name) =>
          name === 'out' ? '"outputAmount":"100"' : '"feeAmount":"0.1"',
        ),
      ),
    ],
    ['scaled amounts', '0 of', scaledUsdc],
    [
      'scaled amounts',
      'multiplied; ',
      (request, reply) =>
        edited('/recurring/', (body) =>
          body.replaceAll(/"inputAmount":"[\d.]+"/g, '"inputAmount":"7.7"'),
        )(request, scaledUsdc(request, reply)),
    ],
    [
      'OPTIONS newer lists',
      'authorization not allowed',
      withHeader('/v2/', 'access-control-allow-headers', '*'),
    ],
    [
      'OPTIONS trigger past',
      '204 in',
      withHeader('/trigger/', 'access-control-allow-headers', '*'),
    ],
    [
      'OPTIONS recurring past',
      'x-api-key not allowed',
      withHeader('/recurring/', 'access-control-allow-headers'),
    ],
    [
      'current prices',
      'status 401',
      (request, reply) =>
        request.path.endsWith('/price/v3') &&
        !request.headers['x-api-key'] &&
        request.method === 'GET'
          ? { ...reply, status: 401 }
          : reply,
    ],
    [
      'price batch',
      'status 414',
      (request, reply) => (request.path.includes('/batch') ? { ...reply, status: 414 } : reply),
    ],
  ])('%s: %s', async (call, seen, changeOf) => {
    services.change(changeOf)
    const row = (await services.ask({ JUPITER_API_KEY: KEYS.JUPITER_API_KEY })).get(call)
    expect(row?.seen).toContain(seen)
    const isRight = /^(outputAmount|a fee|0 of|204)/.test(seen)
    expect(row?.verdict).toBe(isRight ? 'as expected' : 'differs')
  })

  it('Birdeye sends other prices without ui_amount_mode', async () => {
    let calls = 0
    services.change(
      edited('/birdeye/', (body) => {
        calls += 1
        return calls === 1 ? body : body.replaceAll('"value":', '"value":1')
      }),
    )
    const rows = await services.ask({ BIRDEYE_API_KEY: KEYS.BIRDEYE_API_KEY }, 5_000)
    expect(rows.get('price history without ui_amount_mode')).toMatchObject({
      verdict: 'differs',
      seen: expect.stringContaining('not the raw prices'),
    })
  })

  it('a fill that does not come within five pages leaves its question open', async () => {
    let pages = 0
    services.change(
      edited('/trigger/', (body, { query }) => {
        if (query.user !== FILL_WALLET) return body
        pages += 1
        return JSON.stringify({ ...fillPage(), orders: [], totalPages: 9 })
      }),
    )
    const row = (await services.ask()).get('known trigger fill')
    expect([row?.verdict, row?.seen, pages]).toEqual([
      'not asked',
      expect.stringContaining('not on the first 5 pages of 9'),
      5,
    ])
  })
})

describe('a service that answers otherwise differs', () => {
  it.each<[string, string, Change]>([
    ['recurring past', 'closed to', withHeader('/recurring/', 'access-control-allow-origin')],
    [
      'token list',
      'closed to',
      withHeader('/token-list/', 'access-control-allow-origin', 'https://other.example'),
    ],
    ['price batch', 'not JSON', withHeader('/defillama/', 'content-type', 'text/plain')],
    ['tokens', 'no x-ratelimit-reset', withHeader('/search', 'x-ratelimit-reset')],
    [
      'tokens',
      'no multiplier',
      edited('/search', (body) => body.replace('"multiplier"', '"other"')),
    ],
    [
      'recurring past',
      'another page size',
      edited('/recurring/', (body) => body.replace('"totalPages":1', '"totalPages":2')),
    ],
    [
      'trigger past',
      'items skipped; .orders[]',
      edited('/trigger/', (body) => body.replace('"confirmedAt"', '"at"')),
    ],
    [
      'recurring past',
      '.all[].trades[].txID is new',
      edited('/recurring/', (body) => body.replace('"txId"', '"txID"')),
    ],
    ['token list', 'fewer than 2', edited('/token-list/', () => '{"content":[]}')],
    ['price batch', 'Error: unreadable', edited('/defillama/', () => '{"coins":[]}')],
  ])('%s: %s', async (call, seen, changeOf) => {
    services.change(changeOf)
    const row = (await services.ask()).get(call)
    expect([row?.verdict, row?.seen]).toEqual(['differs', expect.stringContaining(seen)])
  })

  it('its own site is as open as all sites', async () => {
    services.change(withHeader('/token-list/', 'access-control-allow-origin', SITE))
    expect((await services.ask()).get('token list')?.verdict).toBe('as expected')
  })
})
