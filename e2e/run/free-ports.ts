import { createServer } from 'node:net'
import * as z from 'zod'
import { APP_PORT, MOCKS_PORT, STANDALONE_PORT } from './mock-settings'

const MAX_PORT = 65_535
/** How far the port that a message suggests is from the first one. */
const SUGGESTED_AFTER = 10

/** The ports of the demo and the benchmark. */
export const DEMO_PORTS = [APP_PORT, MOCKS_PORT] as const
/** The ports of the browser tests. */
export const TEST_PORTS = [...DEMO_PORTS, STANDALONE_PORT] as const

/**
 * Ends this process if a port is taken, with a message that says so. It is called before a build, which takes
 * a minute. Without it, the command would show or measure what the other program serves.
 * @param command the command that this process runs, such as 'npm run demo'
 */
export async function ensureFreePorts(command: string, ports: readonly number[]): Promise<void> {
  const message = await portsMessage(command, ports)
  if (message === undefined) return
  console.error(message)
  process.exit(1)
}

/** Returns which ports can't be used and how to choose others; undefined if all of them can be used. */
export async function portsMessage(
  command: string,
  ports: readonly number[],
): Promise<string | undefined> {
  const [first = 0, last = first] = [ports[0], ports.at(-1)]
  if (!Number.isInteger(first) || first < 1 || last > MAX_PORT) {
    return `PORT must be a whole number from 1 to ${MAX_PORT - ports.length + 1}.`
  }
  const faults: string[] = []
  for (const port of ports) {
    const fault = await portFault(port)
    if (fault !== undefined) faults.push(`Port ${port} ${fault}.`)
  }
  if (faults.length === 0) return undefined
  const isHigh = last + SUGGESTED_AFTER > MAX_PORT
  const other = isHigh ? first - SUGGESTED_AFTER : first + SUGGESTED_AFTER
  return [...faults, `Choose another port: PORT=${other} ${command}`].join('\n')
}

const listenErrorSchema = z.object({ code: z.string() })

/** Returns why no server can listen on a port of 127.0.0.1; undefined if one can. */
function portFault(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      const code = listenErrorSchema.safeParse(error).data?.code
      resolve(code === 'EADDRINUSE' ? 'is taken by another program' : `can’t be used (${code})`)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}
