import type { QueryClient } from '@tanstack/react-query'
import type { CacheServices } from '@/lib/browser/cache/cache-services'
import { unpackPrices } from '@/lib/browser/cache/stored-prices'
import { mergePrices } from '@/lib/browser/prices/cached-prices'
import * as z from '@/lib/domain/text/zod'
import type { PriceLinesRequest } from '@/lib/browser/prices/birdeye-run'
import { birdeyeAnswer } from '@/lib/domain/prices/price-answers'
import { priceKey } from '@/lib/domain/prices/token-price'
import { defillamaPricesIn, type FetchDefillama } from '@/lib/upstream/defillama/defillama-prices'
import { sampleFileError } from '@/lib/upstream/order-lists/fetch-order-page'
import { isSampleWallet } from '@/lib/domain/wallet/address'
import { parsePriceLine } from '@/lib/view/routes/price-route'
import type { JupiterCaller } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { type FetchYearRates, sampleRatesIn } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import { fetchText, UpstreamError } from '@/lib/upstream/http/http-call'

/** Returns the services of the sample wallet's cache, which answer from files of the app (behaviour 23.3). */
export function sampleServices(client: QueryClient): CacheServices {
  let priced: Promise<void> | undefined
  const price = async () => {
    try {
      const lines = (await sampleFile('prices.txt')).split('\n')
      mergePrices(client, unpackPrices(lines.map(z.jsonOf), Date.now()))
    } catch (error) {
      // The next call tries again.
      priced = undefined
      console.error(error)
    }
  }
  return {
    jupiter: {
      call: async (request) => {
        // These files come first, so that all rows render in one step and with their prices: rows that come one
        // list after another would move the rows that are there.
        await Promise.all([(priced ??= price()), Promise.allSettled(FIRST_FILES.map(sampleFile))])
        const wallet = request.query.get('user')
        // Made-up data must never pass for a wallet's own.
        if (wallet !== null && !isSampleWallet(wallet)) throw new Error('not the sample wallet')
        return sampleCalls.call(request)
      },
    },
    requestPrices,
    fetchDefillama,
    fetchYearRates,
  }
}

/** Responds as our route does for Birdeye. A minute that the file does not have is 'missing'. */
async function requestPrices({ wanted, onResults }: PriceLinesRequest): Promise<void> {
  const lines = (await sampleFile('birdeye.ndjson')).split('\n')
  const prices = new Map(
    lines.flatMap((line) => {
      const result = parsePriceLine(line)
      return result?.kind === 'answer' ? [[priceKey(result.mint, result.minute), result]] : []
    }),
  )
  const results = [...wanted].flatMap(([mint, minutes]) =>
    minutes.map(
      (minute) => prices.get(priceKey(mint, minute)) ?? birdeyeAnswer(mint, minute, 'missing'),
    ),
  )
  onResults([...results, { kind: 'end', left: 0 }])
}

const fetchDefillama: FetchDefillama = (call) =>
  fromSampleFile('defillama.json', (text) => defillamaPricesIn(text, call))

const fetchYearRates: FetchYearRates = (year, nowMs) =>
  fromSampleFile('exchange-rates.json', (text) => ({
    year,
    days: sampleRatesIn(text, year),
    fetchedAtMs: nowMs,
  }))

const FIRST_FILES = [
  'recurring-active-1.json',
  'recurring-history-1.json',
  'trigger-active-1.json',
  'trigger-history-1.json',
  'tokens.json',
]
const IDLE_TIMEOUT_MS = 20_000

const texts = new Map<string, Promise<string>>()

/** Fetches a file of the sample wallet once, and again after an error (behaviour 23.3). @throws as `fetchText` does */
export function sampleFile(name: string): Promise<string> {
  const fetched = texts.get(name)
  if (fetched) return fetched
  const { signal } = new AbortController()
  const text = fetchText({ url: `/sample/${name}`, idleTimeoutMs: IDLE_TIMEOUT_MS, signal })
  texts.set(name, text)
  text.catch(() => texts.delete(name))
  return text
}

/** Jupiter's calls, answered by files without a limit. @throws JupiterError; no fault is Jupiter's (behaviour 23.3) */
export const sampleCalls: JupiterCaller = {
  call: ({ path, query, parse, signal }) =>
    fromSampleFile(fileOf(path, query), (text) => {
      signal.throwIfAborted()
      return parse(text)
    }),
}

/** Returns what `parse` makes of a file. @throws JupiterError 'sample file' if it can't be loaded or read */
export async function fromSampleFile<T>(name: string, parse: (text: string) => T): Promise<T> {
  try {
    return parse(await sampleFile(name))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const { fault } = error
    const status = fault.kind === 'status' ? fault.status : undefined
    throw sampleFileError(status)
  }
}

function fileOf(path: string, query: URLSearchParams): string {
  if (path === JUPITER_PATHS.tokens) return 'tokens.json'
  if (path === JUPITER_PATHS.prices) return 'current-prices.json'
  const kind = path === JUPITER_PATHS.trigger ? 'trigger' : 'recurring'
  return `${kind}-${query.get('orderStatus')}-${query.get('page')}.json`
}
