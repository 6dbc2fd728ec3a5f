import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-programs'
import { APP_URL } from '../run/mock-settings'
import type { Figure } from './figures'

/** A body holds at most this much, and as many entries as the route parses (behaviour 12.3). */
const MAX_BYTES = 3_990_000
const MAX_SIGNS = 199_000
const CALLERS = 10
const POLL_EVERY_MS = 5

type Post = { path: string; type: string; body: string }

/** Measures how long the largest bodies hold the server's thread, and what ten callers at once cost the server. */
export async function measureServer(serverPid: number | undefined): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, post] of largestBodies()) {
    await send(post)
    figures.push([`${name}: thread held`, await longestHold(serverPid, () => send(post)), 'ms'])
  }
  const [worst] = largestBodies().map(([, post]) => post)
  if (!worst) return figures
  const together = () => Promise.all(Array.from({ length: CALLERS }, () => send(worst)))
  const holdMs = await longestHold(serverPid, together)
  figures.push(['ten callers at once: thread held', holdMs, 'ms'])
  figures.push(['largest memory of the server', await peakMegabytes(serverPid), 'MB'])
  return figures
}

function largestBodies(): [string, Post][] {
  const trade = (change: object) => (index: number) =>
    JSON.stringify({
      kind: 'trade',
      date: new Date(Date.UTC(2026, 1, 2) + Math.floor(index / 2) * 1_000).toISOString(),
      inputMint: 'A',
      inputAmount: { amount: '1', adjustedForDecimals: true },
      orderType: 'trigger',
      orderKey: 'A',
      userAddress: 'A',
      transactionSignature: '',
      outputMint: 'B',
      outputAmount: { amount: '1', adjustedForDecimals: true },
      fee: null,
      ...change,
    })
  const file = (
    name: string,
    events: string,
    mints: string,
    prices: string,
    format?: string,
  ): [string, Post] => {
    const head = format === undefined ? '' : `"format":"${format}",`
    const body = `{${head}"events":[${events}],"mints":[${mints}],"fetchedTokenPrices":{${prices}}}`
    return [name, { path: '/trades/csv', type: 'application/json', body }]
  }
  const mint = () => JSON.stringify({ address: 'A', symbol: 'é'.repeat(64), name: 'é'.repeat(64) })
  const trades = filled(trade({}))
  const tiny = Array.from({ length: 300 }, (_, minute) => {
    const seconds = Date.UTC(2026, 1, 2) / 1_000 + minute * 60
    return `"A-${seconds}":5e-324,"B-${seconds}":5e-324`
  }).join()
  const form = new URLSearchParams({
    birdeyeApiKey: 'key',
    tokenPricesToFetch: `{"${'z'.repeat(40)}":[${'1,'.repeat(20_000)}1]}`,
  })
  return [
    file('json', trades, '', '', 'json'),
    file('CSV', trades, '', ''),
    ...TAX_FORMATS.filter((format) => format !== 'json').map((format) =>
      file(format, trades, '', '', format),
    ),
    file(
      'CSV with tiny prices',
      filled(trade({ fee: { amount: '1', adjustedForDecimals: true } }), 40_000),
      '',
      tiny,
    ),
    file('tokens with long names', '', filled(mint), '', 'koinly'),
    file(
      'prices alone',
      '',
      '',
      filled((index) => `"k${index}":1`),
    ),
    [
      'prices route',
      {
        path: '/trades/fetch-usd-prices',
        type: 'application/x-www-form-urlencoded',
        body: form.toString().slice(0, 64_000),
      },
    ],
  ]
}

/** Returns as many items as a body has room for. @param bytesLeft what the rest of the body needs */
function filled(itemOf: (index: number) => string, bytesLeft = 1_000): string {
  const items: string[] = []
  let [bytes, signs] = [bytesLeft, 0]
  for (;;) {
    const item = itemOf(items.length)
    bytes += Buffer.byteLength(item) + 1
    signs += item.split(/[,[{]/).length
    if (bytes > MAX_BYTES || signs > MAX_SIGNS) return items.join()
    items.push(item)
  }
}

/** Sends a body. @throws if there is no response, or one that says that the server failed */
async function send({ path, type, body }: Post): Promise<void> {
  const headers = { 'content-type': type }
  const response = await fetch(`${APP_URL}${path}`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`)
}

/**
 * Returns how long the server's thread works at most before it responds to /api/health, in ms, while it does other
 * work. Where the system counts the thread's time, other programs of a busy machine make no difference.
 */
async function longestHold(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  let isRunning = true
  const done = work().finally(() => (isRunning = false))
  let longest = 0
  while (isRunning) {
    const start = await threadMs(pid)
    await (await fetch(`${APP_URL}/api/health`)).arrayBuffer()
    longest = Math.max(longest, (await threadMs(pid)) - start)
    await wait(POLL_EVERY_MS)
  }
  await done
  return longest
}

/** Returns the time that a process's first thread has worked, in ms; the clock's time where there is no /proc. */
async function threadMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => undefined)
  return text === undefined ? performance.now() : Number(text.split(' ')[0]) / 1e6
}

/** Returns the most memory that a process ever held, in MB; NaN where there is no /proc. */
async function peakMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1_024
}
