import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { MOCK_SETTINGS, MOCKS_PORT } from './mock-settings'

const NEXT = 'node_modules/next/dist/bin/next'
const READY_TRIES = 300
const READY_EVERY_MS = 200

const environment = { ...process.env, ...MOCK_SETTINGS }

/** Builds the app so that it calls the mocks. Ends this process if the build fails. */
export function buildOnMocks(): void {
  const { status } = spawnSync(process.execPath, [NEXT, 'build'], {
    env: { ...environment, SKIP_TYPES: '1', STANDALONE: '1' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Starts the mocks, on 127.0.0.1. */
export function startMocks(): ChildProcess {
  const script = 'e2e/mocks/serve.ts'
  return spawn(process.execPath, ['--import', 'tsx', script, '--port', String(MOCKS_PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Starts the built app, on 127.0.0.1. */
export function startApp(port: number): ChildProcess {
  const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)]
  return spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Waits until a URL responds.
 * @throws after a minute without a response
 */
export async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, READY_EVERY_MS))
  }
  throw new Error(`${url} does not answer`)
}

/** Ends the processes when this one ends, whatever the reason. */
export function endWithThisProcess(children: readonly ChildProcess[]): void {
  const end = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
}
