import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../pages/app-test'
import { readDockerfile } from '../run/dockerfile'
import { MOCK_SETTINGS, STANDALONE_PORT } from '../run/mock-settings'
import { untilAnswered } from '../run/processes'
import { wallets } from '../wallets/all-wallets'
import { CSV_COLUMNS } from '@/lib/view/files/csv-rows'

const URL_OF_COPY = `http://127.0.0.1:${STANDALONE_PORT}`
const folder = mkdtempSync(join(tmpdir(), 'perijove-standalone-'))
const dockerfile = readDockerfile()
let server: ChildProcess | undefined

test.beforeAll(async () => {
  // This is the Dockerfile's last step, after the build.
  const [copying = ''] = dockerfile.steps.slice(-1)
  execFileSync('sh', ['-ec', copying])
  cpSync(dockerfile.served, folder, { recursive: true })
  server = spawn(process.execPath, dockerfile.server, {
    cwd: folder,
    env: {
      ...MOCK_SETTINGS,
      NODE_ENV: 'production',
      HOSTNAME: '127.0.0.1',
      PORT: String(STANDALONE_PORT),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswered(`${URL_OF_COPY}/api/health`)
})

test.afterAll(() => {
  server?.kill()
  rmSync(folder, { recursive: true })
})

test('the Dockerfile’s server serves pages, files and routes (behaviour 12.15)', async ({
  request,
}) => {
  const { address } = wallets['one-recurring']
  const landing = await request.get(`${URL_OF_COPY}/`)
  expect(landing.headers()['content-security-policy']).toContain("'sha256-")
  const html = await landing.text()
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  for (const [path, text] of [
    [script, 'function'],
    [`/orders/${address}`, '<title>Orders · Perijove'],
    [`/trades?userAddress=${address}`, '<title>Trades · '],
    ['/sample/tokens.json', 'USDC'],
    ['/robots.txt', 'Allow: /'],
    ['/api/health', '{"status":"ok"}'],
  ] as const) {
    const answer = await request.get(`${URL_OF_COPY}${path}`)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(await answer.text(), path).toContain(text)
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
  }
  const csv = await request.post(`${URL_OF_COPY}/trades/csv`, {
    data: { events: [], mints: [], fetchedTokenPrices: {} },
  })
  expect([csv.status(), await csv.text()]).toEqual([200, `${CSV_COLUMNS.join(',')}\n`])
})
