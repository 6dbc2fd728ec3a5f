import * as z from '@/lib/domain/text/zod'
import type { PriceResult, SourcedPrice } from '@/lib/domain/prices/price-answers'
import { MAX_PRICE_GAP_SECONDS, MS_BETWEEN_DEFILLAMA_CALLS } from '@/lib/domain/prices/price-calls'
import { type PriceCall, priceText } from '@/lib/domain/prices/token-price'
import {
  faultOf,
  fetchText,
  parseAs,
  UpstreamError,
  type Wait,
} from '@/lib/upstream/http/http-call'
import { publicSettings } from '@/lib/upstream/environment/public-settings'

const IDLE_TIMEOUT_MS = 20_000

const responseSchema = z.object({ coins: z.record(z.string(), z.unknown()) })
const coinSchema = z.object({ prices: z.array(z.unknown()) })
/** DefiLlama gives a coin in distress a price of 0, so 0 isn't a price here. */
const recordSchema = z.object({
  timestamp: z.int(),
  price: z.number().check(z.positive(), z.lt(Infinity)),
})
type PriceRecord = z.infer<typeof recordSchema>

export type FetchDefillama = (
  call: PriceCall,
  signal: AbortSignal,
) => Promise<Map<number, SourcedPrice | undefined>>

/** Fetches the prices of a mint at some minutes (behaviour 8.31). @throws as `fetchText` and `defillamaPricesIn` do */
export const fetchDefillamaPrices: FetchDefillama = async (call, signal) => {
  const coins = encodeURIComponent(JSON.stringify({ [coinOf(call.mint)]: call.minutes }))
  const text = await fetchText({
    url: `${publicSettings.defillamaUrl}/batchHistorical?coins=${coins}&searchWidth=${MAX_PRICE_GAP_SECONDS}`,
    headers: { accept: 'application/json' },
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
  return defillamaPricesIn(text, call)
}

function coinOf(mint: string): string {
  return `solana:${mint}`
}

/** Parses the prices of a mint at some minutes. A coin that the response lacks has no price. @throws UpstreamError */
export function defillamaPricesIn(text: string, { mint, minutes }: PriceCall) {
  const coin = parseAs(responseSchema, text).coins[coinOf(mint)]
  const prices = coin === undefined ? [] : coinSchema.safeParse(coin).data?.prices
  if (!prices) throw new UpstreamError({ kind: 'unreadable' })
  const records = prices.flatMap((item) => recordSchema.safeParse(item).data ?? [])
  return new Map(minutes.map((minute) => [minute, nearestPrice(records, minute)]))
}

/** Returns the nearest record's price; of two equally near records, the earlier one's (behaviour 8.31). */
function nearestPrice(records: readonly PriceRecord[], minute: number): SourcedPrice | undefined {
  const apart = ({ timestamp }: PriceRecord) => timestamp - minute
  const [nearest] = [...records].sort(
    (a, b) => Math.abs(apart(a)) - Math.abs(apart(b)) || apart(a) - apart(b),
  )
  if (!nearest || Math.abs(apart(nearest)) > MAX_PRICE_GAP_SECONDS) return undefined
  return { source: 'defillama', value: priceText(nearest.price), offsetSeconds: apart(nearest) }
}

/** The pauses after a 429 or 5xx. The fourth such response ends the run. */
const PAUSES_MS = [2_000, 4_000, 8_000]
const MAX_NETWORK_TRIES = 2

type DefillamaRun = {
  calls: readonly PriceCall[]
  fetchPrices: FetchDefillama
  signal: AbortSignal
  wait: Wait
  now: () => number
  /** @param callsLeft how many calls the run still has to make */
  onResults: (results: readonly PriceResult[], callsLeft: number) => void
}

/** Makes the calls one after another (behaviour 8.31). @throws only the signal's reason, once it aborts */
export async function runDefillama(
  run: DefillamaRun,
): Promise<'whole' | 'unreachable' | 'exhausted'> {
  const { signal, wait, now } = run
  const calls = [...run.calls]
  let lastCallAtMs = -Infinity
  let [lost, refused] = [0, 0]
  for (let call = calls[0]; call; call = calls[0]) {
    const { mint, minutes } = call
    const sinceMs = now() - lastCallAtMs
    const restMs = MS_BETWEEN_DEFILLAMA_CALLS - sinceMs
    // The clock may have been set back.
    if (sinceMs >= 0 && restMs > 0) await wait(restMs, signal)
    lastCallAtMs = now()
    let results: PriceResult[]
    try {
      const prices = await run.fetchPrices(call, signal)
      const answer = { kind: 'answer', mint, source: 'defillama' } as const
      results = [...prices].map(([minute, price]) => ({ ...answer, minute, price }))
    } catch (error) {
      signal.throwIfAborted()
      const fault = faultOf(error)
      if (fault?.kind === 'network') {
        lost += 1
        if (lost === MAX_NETWORK_TRIES) return 'unreachable'
        continue
      }
      if (fault?.kind === 'status' && (fault.status === 429 || fault.status >= 500)) {
        const ms = PAUSES_MS[refused]
        if (ms === undefined) return 'exhausted'
        refused += 1
        run.onResults([{ kind: 'wait', ms }], calls.length)
        await wait(ms, signal)
        continue
      }
      const failed = { kind: 'failed', mint, error: 'invalid response' } as const
      results = minutes.map((minute) => ({ ...failed, minute }))
    }
    calls.shift()
    lost = 0
    refused = 0
    run.onResults(results, calls.length)
  }
  return 'whole'
}
