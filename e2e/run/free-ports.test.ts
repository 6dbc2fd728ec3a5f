/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import * as z from 'zod'
import { portsMessage } from './free-ports'

const addressSchema = z.object({ port: z.number() })
const servers: Server[] = []

/** Takes a free port of 127.0.0.1 until the test ends. */
async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return addressSchema.parse(server.address()).port
}

async function freePort(): Promise<number> {
  const port = await takePort()
  await release()
  return port
}

async function release(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => once(server.close(), 'close')))
}

afterEach(release)

describe('a command looks at its ports before it builds', () => {
  it('says nothing if all are free', async () => {
    expect(await portsMessage('npm run demo', [await freePort()])).toBeUndefined()
  })

  it('says which ports are taken, and how to choose others', async () => {
    const free = await freePort()
    const [app, mocks] = [await takePort(), await takePort()]
    const other = app + 10 > 65_535 ? app - 10 : app + 10
    expect(await portsMessage('npm run demo', [app, mocks, free])).toMatch(
      `Port ${app} is taken by another program.\nPort ${mocks} is taken by another program.`,
    )
    expect(await portsMessage('npm run demo', [app, free])).toBe(
      `Port ${app} is taken by another program.\nChoose another port: PORT=${other} npm run demo`,
    )
  })

  it.each([
    ['npm run demo', 'e2e/run/demo.ts'],
    ['npm run test:browser', 'e2e/run/browser-tests.ts'],
    ['npm test', 'e2e/run/validate.ts'],
    ['npm run bench', 'e2e/bench/run.ts'],
  ])('%s ends with that message', async (command, script) => {
    const port = await takePort()
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
      env: { ...process.env, PORT: String(port) },
      // A command that goes on would build for a minute.
      timeout: 40_000,
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`Port ${port} is taken by another program.\n`)
    expect(stderr).toContain(`Choose another port: PORT=`)
    expect(stderr).toMatch(new RegExp(` ${command}\\n$`))
  })
})

describe('PORT', () => {
  it.each([
    ['no number', [Number.NaN, Number.NaN], 65_534],
    ['0', [0, 1, 2], 65_533],
    ['a fraction', [4310.5, 4311.5], 65_534],
    ['too high for the other ports', [65_534, 65_535, 65_536], 65_533],
  ])('must not be %s', async (_, ports, highest) => {
    expect(await portsMessage('npm run demo', ports)).toBe(
      `PORT must be a whole number from 1 to ${highest}.`,
    )
  })

  it.each([
    ['4320', 4320],
    ['', 4310],
    [undefined, 4310],
  ])('%j makes %d the port of the app, and the mocks get the next one', async (value, port) => {
    const { PORT, ...others } = process.env
    process.env = value === undefined ? others : { ...others, PORT: value }
    await jest.isolateModulesAsync(async () => {
      const settings = await import('./mock-settings')
      expect([settings.APP_PORT, settings.MOCKS_PORT]).toEqual([port, port + 1])
    })
    process.env = { ...others, ...(PORT !== undefined && { PORT }) }
  })
})
