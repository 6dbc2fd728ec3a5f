/** @jest-environment node */
import * as z from 'zod'
import { priceText } from '@/lib/domain/prices/token-price'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import type { RunResult } from '@/lib/domain/prices/price-result'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { fetchDefillamaPrices } from '@/lib/upstream/defillama/defillama-prices'
import { standInClock } from '@/lib/upstream/testing/stand-in-birdeye'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { runKeyless } from '@/lib/browser/prices/price-run'
import { tailTokens } from '../wallets/long-tail/long-tail-tokens'
import { tokens } from '../wallets/wire/sample-tokens'
import { standInsInProcess } from './in-process'

const NOW_MS = Date.UTC(2026, 10, 21)
const FIRST = Date.UTC(2026, 1, 2, 8) / 1_000
const callsSchema = z.array(
  z.object({
    service: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.string()),
    body: z.unknown().optional(),
    hasKey: z.boolean(),
  }),
)
const recordsSchema = z.array(z.object({ timestamp: z.number(), price: z.number() }))

afterEach(() => jest.restoreAllMocks())

/** A keyless run over fresh stand-ins, with all that was sent. */
async function keylessRun(events: readonly OrderEvent[], faults: readonly object[] = []) {
  const standIns = standInsInProcess()
  for (const body of faults) standIns.reply('POST /defillama-faults', { body })
  const sent: { url: string; init: RequestInit | undefined }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push({ url: String(input), init })
    const { pathname, search } = new URL(String(input))
    const answered = standIns.answer(`${init?.method} /defillama${pathname}${search}`)
    if (answered.kind !== 'reply') throw new TypeError('Failed to fetch')
    return new Response(answered.body, { status: answered.status })
  })
  const { wait, now } = standInClock()
  const results: RunResult[] = []
  const ending = await runKeyless({
    ...{ events, wanted: wantedPrices(events, NOW_MS / 1_000), answers: () => NO_ANSWERS },
    ...{
      fetchPrices: fetchDefillamaPrices,
      pace: { lastCallAtMs: -Infinity },
      signal: new AbortController().signal,
      wait,
      now: () => NOW_MS + now(),
    },
    onResults: (some) => results.push(...some),
  })
  const calls = standIns.read(callsSchema, 'GET /calls')
  const answers = results.flatMap((result) => (result.kind === 'answer' ? [result] : []))
  const failed = results.filter(({ kind }) => kind === 'failed').length
  return { standIns, ending, sent, calls, answers, failed, seconds: now() / 1_000 }
}

/** One trade of two mints at each of some minutes. */
const tradesOf = (inputMint: string, outputMint: string, count: number, everySeconds: number) =>
  Array.from({ length: count }, (_, at) =>
    sampleTradeEvent({
      ...{ inputMint, outputMint },
      date: new Date((FIRST + at * everySeconds + 7) * 1_000).toISOString(),
    }),
  )

describe('1,000 minutes of 20 mints without a key', () => {
  const mints = tailTokens
    .filter(({ isPriced }) => isPriced)
    .slice(0, 20)
    .map(({ mint }) => mint)
  const events = Array.from({ length: 10 }, (_, pair) =>
    tradesOf(mints[2 * pair] ?? '', mints[2 * pair + 1] ?? '', 50, 5_400 + pair * 60),
  ).flat()

  it('take at most 40 calls and 40 seconds, and each value is the right record', async () => {
    const { standIns, ending, calls, answers, seconds } = await keylessRun(events)
    expect([ending, answers.length]).toEqual([{ kind: 'whole' }, 1_000])
    expect(calls.length).toBeLessThanOrEqual(40)
    expect(seconds).toBeLessThanOrEqual(40)
    let priced = 0
    for (const { mint, minute, answer } of answers) {
      const range = `mint=${mint}&from=${minute - 1_800}&to=${minute + 1_800}`
      const records = standIns.read(recordsSchema, `GET /defillama-records?${range}`)
      const apart = (record: { timestamp: number }) => Math.abs(record.timestamp - minute)
      const [nearest] = records.sort((a, b) => apart(a) - apart(b) || a.timestamp - b.timestamp)
      const right = records.find(({ price }) => price > 0)
      if (answer.value !== undefined) priced += 1
      // The service answers with the nearest record alone: where that is no price, another minute's
      // record may serve.
      if (nearest && nearest.price > 0) {
        const apartSeconds = nearest.timestamp - minute
        const value = priceText(nearest.price)
        expect(answer).toEqual({ source: 'defillama', value, apartSeconds })
      } else if (!right) {
        expect(answer.value).toBeUndefined()
      }
    }
    expect(priced).toBeGreaterThan(800)
  })

  it('nothing but mints and times leaves the browser', async () => {
    const { sent, calls } = await keylessRun(events)
    for (const { query, service, path, body, hasKey } of calls) {
      expect([service, path, body, hasKey]).toEqual([
        'defillama',
        '/defillama/batchHistorical',
        undefined,
        false,
      ])
      expect(Object.keys(query).sort()).toEqual(['coins', 'searchWidth'])
      expect(query.searchWidth).toBe('1800')
      const coins = z.record(z.string(), z.array(z.int())).parse(JSON.parse(query.coins ?? ''))
      const [coin = '', ...others] = Object.keys(coins)
      expect(others).toEqual([])
      expect(mints).toContain(coin.replace('solana:', ''))
      for (const time of coins[coin] ?? []) expect(time % 60).toBe(0)
    }
    for (const { url, init } of sent) {
      expect(url.length).toBeLessThanOrEqual(2_000)
      expect(init).toMatchObject({ method: 'GET', credentials: 'omit', cache: 'no-store' })
      expect(Object.keys(init?.headers ?? {})).toEqual(['accept'])
    }
  })
})

it('300 daily trades of USDC get all values without a call', async () => {
  const { calls, answers } = await keylessRun(
    tradesOf(tokens.USDC.mint, tokens.SOL.mint, 300, 86_400),
  )
  expect(calls).toEqual([])
  expect(answers.every(({ answer }) => answer.value !== undefined)).toBe(true)
})

describe('the stand-in’s traps', () => {
  const mint = tokens.SOL.mint
  const two = tradesOf(mint, tailTokens.find(({ isPriced }) => isPriced)?.mint ?? '', 3, 7_200)

  it.each([
    ['HTML', 'html', 'whole', 3],
    ['a wrong shape', 'shape', 'whole', 3],
    ['414', 414, 'whole', 3],
    ['429 again and again', 429, 'exhausted', 0],
    ['503 again and again', 503, 'exhausted', 0],
    ['no answer', 'drop', 'unreachable', 0],
  ])('%s', async (_, answer, kind, failures) => {
    const { ending, failed } = await keylessRun(two, [{ mint, answer }])
    expect([ending, failed]).toEqual([{ kind }, failures])
  })

  it.each([
    ['429 three times', 429, 3],
    ['no answer once', 'drop', 1],
  ])('%s: all is asked for in the end', async (_, answer, times) => {
    const { ending, answers } = await keylessRun(two, [{ mint, answer, times }])
    expect([ending, answers.length]).toEqual([{ kind: 'whole' }, 6])
  })

  it('an address of over 2,048 characters is refused, a coin that is not known is absent', () => {
    const standIns = standInsInProcess()
    const call = (coins: object) =>
      standIns.reply(
        `GET /defillama/batchHistorical?coins=${encodeURIComponent(JSON.stringify(coins))}`,
      )
    const times = Array.from({ length: 200 }, (_, at) => FIRST + at * 60)
    expect(call({ [`solana:${mint}`]: times }).status).toBe(414)
    expect(JSON.parse(call({ 'solana:Nobody': [FIRST] }).body)).toEqual({ coins: {} })
  })
})
