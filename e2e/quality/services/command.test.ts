/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mocksInProcess } from '../../mocks/in-process'
import { FILL_WALLET, KEYS, type Services, startServices, WALLET } from './testing/mock-services'

let services: Services

beforeAll(async () => {
  services = await startServices()
})
afterEach(() => services.restore())
afterAll(() => services.close())

describe('npm run quality -- services', () => {
  /** Runs the command; `isNamed` runs it by its name, as `npm run quality -- services …` does. */
  function run(args: readonly string[], changeOf: Record<string, string> = {}, isNamed = false) {
    const env = { ...process.env, ...services.settings, ...changeOf }
    const script = isNamed
      ? ['e2e/quality/run.ts', 'services']
      : ['e2e/quality/services/command.ts']
    const command = ['--conditions=react-server', '--import', 'tsx', ...script, ...args]
    return new Promise<{ code: unknown; output: string }>((ended) => {
      execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
        ended({ code: error?.code ?? 0, output: stdout + stderr }),
      )
    })
  }
  /** Returns a JSON string with its first character escaped. */
  const escaped = (text: string) =>
    JSON.stringify(text).replace(
      /\w/,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  /** Returns each file of a folder by its name. */
  const filesIn = (folder: string) =>
    new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

  it('exits with 0 if all is as expected, and with 2 if a service is unreachable', async () => {
    const refused = { NEXT_PUBLIC_DEFILLAMA_URL: 'http://127.0.0.1:1' }
    const [right, unreachable] = await Promise.all([run([], {}, true), run([], refused)])
    expect(right.code).toBe(0)
    expect(right.output).toMatch(/^\| service \| call \| expected \| seen \| verdict \|/)
    expect(right.output).toMatch(/^4 of 20 lines need --wallet ADDRESS.+To find one.+solscan\.io/ms)
    expect([unreachable.code, unreachable.output]).toEqual([
      2,
      expect.stringContaining('| no answer |'),
    ])
  })

  it('exits with 1 if something differs; no key leaves, and no name of the wallet gets into a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'services-'))
    // The services repeat what they got: in a field, in its name, in a header and escaped.
    services.change((request, reply) => {
      const { 'x-api-key': key = '' } = request.headers
      if (request.path.includes('/birdeye/')) {
        return { ...reply, body: JSON.stringify({ success: false, message: `wrong key ${key}` }) }
      }
      if (request.path.endsWith('/search'))
        return { ...reply, status: 302, headers: { location: `/${key}` } }
      const body = reply.body.replace('{', `{"key":"${key}","${key}":1,`)
      const isFill = request.query.user === FILL_WALLET
      const isList = request.path.endsWith('/mints')
      const secret = isFill ? WALLET : isList ? KEYS.BIRDEYE_API_KEY : ''
      return { ...reply, body: body.replace('{', `{"secret":${escaped(secret)},`) }
    })
    const { code, output } = await run(['--wallet', WALLET, '--save', folder], KEYS)
    const files = filesIn(folder)
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(output).toContain(`Wallet: ${WALLET}\n`)
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'recurring-past.json',
        'trigger-past.json',
        'price-batch.json',
        'price-history.json',
      ]),
    )
    // These escape a secret, so it can't be replaced.
    const refused = ['known-trigger-fill.json', 'token-list.json']
    expect(refused.filter((name) => files.has(name))).toEqual([])
    for (const name of refused) expect(output).toContain(`${name} isn’t saved`)
    const written = [...files.values()].join('\n')
    for (const key of Object.values(KEYS)) expect(output + written).not.toContain(key)
    const lists = [
      'recurring/v1/getRecurringOrders?recurringType=all&includeFailedTx=false',
      'trigger/v1/getTriggerOrders?page=1',
    ]
    const bodies = lists.map((list) => {
      const call = `GET /jupiter/${list}&orderStatus=history&user=${WALLET}`
      return mocksInProcess().reply(call).body
    })
    const names = bodies.flatMap((body) => [
      ...body.matchAll(/"(?:orderKey|txId|openTx|closeTx)":"(\w+)"/g),
    ])
    expect(names.length).toBeGreaterThan(20)
    for (const [, name = ''] of names) expect(written).not.toContain(name)
    expect(written).not.toContain(WALLET)
    const saved = JSON.parse(files.get('trigger-past.json') ?? '')
    expect(saved.orders[0]).toMatchObject({
      userPubkey: saved.user,
      orderKey: expect.stringMatching(/^MadeUp/),
    })
    expect(saved.orders).toHaveLength(5)
  })

  it('exits with 64 for wrong usage, and repeats no argument, because it may be a key', async () => {
    const wrong = [
      run([KEYS.BIRDEYE_API_KEY], {}, true),
      run(['--wallet', KEYS.BIRDEYE_API_KEY]),
      run([], { BIRDEYE_API_KEY: `${KEYS.BIRDEYE_API_KEY} ` }),
    ]
    for (const { code, output } of await Promise.all(wrong)) {
      expect([code, output]).toEqual([64, expect.stringContaining('--wallet ADDRESS')])
      expect(output).not.toContain(KEYS.BIRDEYE_API_KEY)
    }
  })
})
