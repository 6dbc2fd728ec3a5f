import { spawnSync } from 'node:child_process'
import { APP_URL } from '../run/stand-in-settings'

/** What the two routes do on this machine. */
export type RouteFigures = {
  csvMegabytes: number
  csvRequests: number
  priceRequests: number
  /** The server's memory at rest and at its most with 50 requests of each route, in MB. */
  memoryBefore: number
  memoryCsv: number
  memoryPrices: number
}

const SECONDS = 5
const AT_ONCE = 50
const ROWS = 500
const MEMORY_EVERY_MS = 250

/**
 * MB of CSV a second one after another, and requests a second with 50 at once.
 * @param pid the server's process
 */
export async function measureRoutes(pid: number | undefined): Promise<RouteFigures> {
  if (pid === undefined) throw new Error('the app did not start')
  const body = csvBody(ROWS)
  const memoryBefore = memoryOf(pid)
  const post = async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${APP_URL}/trades/csv`, { method: 'POST', headers, body })
    return (await response.text()).length
  }
  const oneByOne = await forSeconds(1, post)
  const together = await forSeconds(AT_ONCE, post, pid)
  const prices = await forSeconds(AT_ONCE, askForPrice, pid)
  return {
    csvMegabytes: oneByOne.sum / 1e6 / SECONDS,
    csvRequests: together.count / SECONDS,
    priceRequests: prices.count / SECONDS,
    memoryBefore,
    memoryCsv: together.memory,
    memoryPrices: prices.memory,
  }
}

async function forSeconds(
  atOnce: number,
  work: () => Promise<number>,
  pid?: number,
): Promise<{ count: number; sum: number; memory: number }> {
  const end = Date.now() + SECONDS * 1_000
  const totals = { count: 0, sum: 0, memory: 0 }
  const worker = async () => {
    while (Date.now() < end) {
      totals.sum += await work()
      totals.count += 1
    }
  }
  const watch = () => {
    if (pid !== undefined) totals.memory = Math.max(totals.memory, memoryOf(pid))
  }
  const timer = setInterval(watch, MEMORY_EVERY_MS)
  await Promise.all(Array.from({ length: atOnce }, worker))
  clearInterval(timer)
  return totals
}

/** The memory that a process has in use, in MB. */
function memoryOf(pid: number): number {
  const kilobytes = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return Number(kilobytes) / 1_000
}

let minute = 1_700_000_040

async function askForPrice(): Promise<number> {
  minute += 60
  const body = new URLSearchParams({
    birdeyeApiKey: 'bench',
    tokenPricesToFetch: JSON.stringify({ So11111111111111111111111111111111111111112: [minute] }),
  })
  const response = await fetch(`${APP_URL}/trades/fetch-usd-prices`, { method: 'POST', body })
  return (await response.text()).length
}

function csvBody(rows: number): string {
  const amount = (text: string) => ({ amount: text, adjustedForDecimals: true })
  const events = Array.from({ length: rows }, (_, index) => ({
    kind: 'trade',
    date: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
    inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    inputAmount: amount('25'),
    orderType: 'recurring time',
    orderKey: 'Ci9JA19Y1APss4EjFx5bUmxFcGjZ4AWhZyW7GK6N75Ti',
    userAddress: 'Ci9JA19Y1APss4EjFx5bUmxFcGjZ4AWhZyW7GK6N75Ti',
    transactionSignature: 'a'.repeat(88),
    outputMint: 'So11111111111111111111111111111111111111112',
    outputAmount: amount('0.175660905'),
    fee: amount('0.000175836'),
  }))
  return JSON.stringify({ events, mints: [], fetchedTokenPrices: {} })
}
