/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledCommand } from './bundled-command'
import { createMocks } from '../mocks/all-mocks'
import { createMocksServer } from '../mocks/node-server'
import { wallets, type WalletName } from '../wallets/all-wallets'
import { CSV_COLUMNS } from '@/lib/view/files/csv-rows'

let server: Server
let settings: Record<string, string>
const commandFile = bundledCommand()
const NOWHERE = 'http://127.0.0.1:1'

beforeAll(async () => {
  const mocks = createMocksServer(createMocks())
  server = mocks
  const url = await listening(mocks)
  settings = {
    NEXT_PUBLIC_JUPITER_URL: `${url}/jupiter`,
    NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: '1000',
    NEXT_PUBLIC_TOKEN_LIST_URL: `${url}/token-list`,
  }
})

afterAll(() => server.close())

/** The settings with which the mocks also answer for DefiLlama and for the exchange rates. */
function mockedRates(): Record<string, string> {
  const url = settings.NEXT_PUBLIC_JUPITER_URL?.replace('/jupiter', '') ?? ''
  return { NEXT_PUBLIC_DEFILLAMA_URL: `${url}/defillama`, NEXT_PUBLIC_RATES_URL: `${url}/rates` }
}

/** Returns the URL of a server once it listens. */
async function listening(started: Server): Promise<string> {
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Runs the command as `npm run --silent export -- …` does. */
function run(
  args: readonly string[],
  change: Record<string, string> = {},
  isRead = true,
  cwd = process.cwd(),
) {
  const env = { ...process.env, ...settings, ...change }
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((ended) => {
    const child = execFile(
      process.execPath,
      [commandFile, ...args],
      { cwd, env },
      (error, stdout, stderr) => ended({ code: error?.code ?? 0, stdout, stderr }),
    )
    if (!isRead) child.stdout?.destroy()
  })
}

const addressOf = (name: WalletName) => wallets[name].address
const rowsIn = (csv: string) => csv.split('\n').length - 2

describe('npm run export (behaviour 9.12)', () => {
  const user = addressOf('everyday')
  /** Its prices need few calls, of which DefiLlama gets one a second. */
  const small = addressOf('every-row')
  it('exits with 0 if the file is complete; many waiting calls cause no warning', async () => {
    const { code, stdout, stderr } = await run([addressOf('many-pages')])
    expect([code, stdout.split('\n')[0], rowsIn(stdout)]).toEqual([0, CSV_COLUMNS.join(','), 995])
    expect(stderr.split('\n').slice(-4)).toEqual([
      'Orders placed on jup.ag since 10 March 2026 aren’t included.',
      '57 triggers without trades aren’t shown.',
      '995 rows written.',
      '',
    ])
    expect(stderr).not.toContain('Warning')
  })

  it('exits with 0 even if npm writes lines before the file, and warns about them', async () => {
    const npm = { npm_lifecycle_event: 'export', npm_config_loglevel: 'notice' }
    const { code, stdout, stderr } = await run([addressOf('one-recurring')], npm)
    expect([code, rowsIn(stdout)]).toEqual([0, 5])
    expect(stderr).toContain('npm run --silent export')
  })

  it('exits with 0 for Koinly if Jupiter names every token, even if the token list service fails', async () => {
    const change = { NEXT_PUBLIC_TOKEN_LIST_URL: NOWHERE }
    const args = [addressOf('one-recurring'), '--format', 'koinly']
    const { code, stdout } = await run(args, change)
    expect([code, rowsIn(stdout) > 0]).toEqual([0, true])
  })

  it.each([
    ['pairs', /^In Token Address,/, false],
    ['tokens', /^Token Address,.*,Method\n.*,Average cost\n/, true],
    ['months', /^Year,Month,.*,Time Zone,Method\n2026,,.*,UTC,Average cost\n2026,02,/, true],
    ['sales', /^Date Sold,Date Acquired,.*,Remaining Cost USD\n20\d\d-.*\+00:00,/, true],
  ])('writes a file of the summary: %s (behaviour 26.11, 26.13)', async (view, text, hasPrices) => {
    const defillama = settings.NEXT_PUBLIC_JUPITER_URL?.replace('/jupiter', '/defillama') ?? ''
    const change = { NEXT_PUBLIC_DEFILLAMA_URL: defillama, TZ: 'UTC' }
    const { code, stdout, stderr } = await run([small, '--summary', view], change)
    expect([code, stderr.includes('Fetching USD prices')]).toEqual([0, hasPrices])
    expect(stdout).toMatch(text)
  })

  it.each([
    ['tokens', /^Token Address,.*,Cost EUR,.*,Method,Rate Source\n/],
    ['months', /^Year,Month,.*,Realized Gain EUR,.*,Method,Rate Source\n/],
    ['sales', /^Date Sold,.*,Cost EUR,.*,Proceeds Rate,Proceeds Rate Date,Rate Source\n/],
  ])('writes a file in another currency: %s (behaviour 27.7)', async (summary, heads) => {
    const args = [small, '--summary', summary, '--currency', 'EUR']
    const { code, stdout, stderr } = await run(args, { TZ: 'UTC', ...mockedRates() })
    expect([code, stderr.includes('Loading exchange rates…')]).toEqual([0, true])
    expect(stdout).toMatch(heads)
    const [head = '', ...rows] = stdout.trimEnd().split('\n')
    expect([head.includes('USD'), rows.length > 0]).toEqual([false, true])
    const source = ',"European Central Bank’s euro reference rates'
    expect(rows.filter((row) => !row.includes(source))).toEqual([])
  })

  it.each<[string, string[]]>([
    ['the default', []],
    ['USD', ['--currency', 'USD']],
  ])(
    'asks for no exchange rates and names no source in dollars: %s (behaviour 27.5)',
    async (_, args) => {
      const change = { TZ: 'UTC', ...mockedRates(), NEXT_PUBLIC_RATES_URL: NOWHERE }
      const { code, stdout } = await run([small, '--summary', 'months', ...args], change)
      expect([code, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(/USD.*,Method$/)])
    },
  )

  it.each<[string, WalletName, RegExp, Record<string, string>?]>([
    ['a list failed', 'failing-active-triggers', /^Error fetching active trigger orders .+ 503/m],
    ['orders were skipped', 'unreadable-orders', /^Skipped 2 orders with invalid data\.$/m],
    [
      'names are missing',
      'unknown-token',
      /^3 token names are missing\.$/m,
      { NEXT_PUBLIC_TOKEN_LIST_URL: NOWHERE },
    ],
  ])('exits with 2 if something is missing: %s', async (_, name, text, change = {}) => {
    const { code, stdout, stderr } = await run([addressOf(name)], change)
    expect([code, rowsIn(stdout) > 0]).toEqual([2, true])
    expect(stderr).toMatch(text)
  })

  it('exits with 2 if prices failed, even if the run ended normally', async () => {
    const refusing = createServer((_, response) => response.writeHead(403).end())
    const change = { NEXT_PUBLIC_DEFILLAMA_URL: await listening(refusing) }
    const { code, stderr } = await run([small, '--prices'], change)
    refusing.close()
    expect(code).toBe(2)
    expect(stderr).toMatch(/^\d+ USD prices failed\.$/m)
  })

  it('reads settings as the app does: from the environment, then .env.production.local, .env.local, …', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
    write('.env', 'NEXT_PUBLIC_TOKEN_LIST_URL=x\nJUPITER_API_KEY=a b')
    write('.env.production', 'JUPITER_API_KEY=jup_from-production')
    const { code } = await run([addressOf('one-recurring')], { NODE_ENV: '' }, true, folder)
    expect(code).toBe(0)
    write('.env.production.local', 'JUPITER_API_KEY=a b')
    const wrong = await run([addressOf('one-recurring')], { NODE_ENV: '' }, true, folder)
    expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining('JUPITER_API_KEY')])
    rmSync(folder, { recursive: true })
  })

  it.each<[string, WalletName, string[], RegExp, Record<string, string>?]>([
    ['all lists failed', 'all-failing', [], /(Error fetching .+ 503.+\n){4}$/],
    [
      'names that Koinly needs are missing',
      'unknown-token',
      ['--format', 'koinly'],
      /Koinly needs them all/,
      { NEXT_PUBLIC_TOKEN_LIST_URL: NOWHERE },
    ],
    [
      'exchange rates can’t be loaded',
      'one-recurring',
      ['--summary', 'tokens', '--currency', 'EUR'],
      /^Exchange rates couldn’t be loaded\.\n$/m,
      { NEXT_PUBLIC_RATES_URL: NOWHERE },
    ],
    ['a wrong setting', 'everyday', [], /^Invalid setting/, { NEXT_PUBLIC_JUPITER_URL: 'x' }],
  ])('exits with 1 and writes no file: %s', async (_, name, args, text, change = {}) => {
    const { code, stdout, stderr } = await run([addressOf(name), ...args], change)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(text)
  })

  it('ends silently, as cat does, if nobody reads the file', async () => {
    const { code, stderr } = await run([addressOf('everyday')], {}, false)
    expect(code).toBe(141)
    expect(stderr).not.toMatch(/EPIPE|written/)
  })

  it.each<[string, string[], RegExp, Record<string, string>?]>([
    ['an invalid address', ['abc'], /^One valid Solana address/],
    ['an unknown format', [user, '--format', 'excel'], /^--format must be one of koinly, /],
    [
      'prices in a file that has none',
      [user, '--format', 'rotki', '--prices'],
      /^rotki files have no USD/,
    ],
    ['an unknown summary', [user, '--summary', 'years'], /^--summary must be one of pairs, /],
    ['two files', [user, '--summary', 'pairs', '--format', 'json'], /^--summary must/],
    [
      'a method without gains',
      [user, '--method', 'fifo'],
      /^--method must be one of average, fifo/,
    ],
    [
      'a method for pairs',
      [user, '--summary', 'pairs', '--method', 'average'],
      /^--method must.+ with --summary tokens, months or sales\.$/m,
    ],
    ['an unknown method', [user, '--summary', 'sales', '--method', 'lifo'], /^--method must/],
    [
      'a currency without gains',
      [user, '--currency', 'EUR'],
      /^--currency must be one of USD, EUR/,
    ],
    [
      'a currency for pairs',
      [user, '--summary', 'pairs', '--currency', 'EUR'],
      /^--currency must.+ with --summary tokens, months or sales\.$/m,
    ],
    ['a currency for a tax file', [user, '--format', 'koinly', '--currency', 'EUR'], /^--currency/],
    ['an unknown currency', [user, '--summary', 'sales', '--currency', 'SEK'], /^--currency/],
    [
      'a currency in small letters',
      [user, '--summary', 'sales', '--currency', 'eur'],
      /^--currency/,
    ],
    ['an invalid API key', [user], /^JUPITER_API_KEY/, { JUPITER_API_KEY: 'a b' }],
  ])('exits with 64 for wrong usage: %s', async (_, args, text, change = {}) => {
    const { code, stdout, stderr } = await run(args, change)
    expect([code, stdout]).toEqual([64, ''])
    expect(stderr).toMatch(text)
  })

  it('--help names the formats, those with USD prices and the exit codes', async () => {
    const { code, stdout } = await run(['--help'])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /koinly, .+ json\n[\s\S]+\(CSV, koinly, awaken, kryptos\)[\s\S]+Exit codes: 0 .+ 1 .+ 2 .+ 64 /,
    )
  })

  it('sends the API key to Jupiter in its header', async () => {
    const withKey = { JUPITER_API_KEY: 'jup_a-good-key' }
    expect((await run([user], withKey)).code).toBe(0)
    const calls = await fetch(
      `${settings.NEXT_PUBLIC_JUPITER_URL?.replace('/jupiter', '')}/calls?user=${user}`,
    )
    expect(await calls.text()).toContain('"hasKey":true')
  })
})
