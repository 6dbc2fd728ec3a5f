import type { QueryClient } from '@tanstack/react-query'
import type { CacheServices } from './cache-services'
import type { PriceLinesRequest } from '@/lib/browser/prices/price-request'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { defillamaPricesIn, type FetchDefillama } from '@/lib/upstream/defillama/defillama-prices'
import {
  fetchOrderPage,
  type LoadedPage,
  type PageRequest,
} from '@/lib/upstream/order-lists/fetch-order-page'
import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { fromSampleFile, sampleCalls, sampleFile } from '@/lib/upstream/sample/sample-files'
import { searchTokens } from '@/lib/upstream/tokens/jupiter-token-search'
import type { TokenAnswers } from '@/lib/upstream/tokens/token-services'
import { parsePriceLine } from '@/lib/view/prices/price-line'
import { addSamplePrices } from './sample-prices'

/** What answers for the services in the sample wallet's cache: files of the app (behaviour 23.3). */
export function sampleServices(client: QueryClient): CacheServices {
  let priced: Promise<void> | undefined
  const addPrices = async () => {
    try {
      await addSamplePrices(client, { readPage, fetchDefillama })
    } catch (error) {
      // With the lists that are read again.
      priced = undefined
      console.error(error)
    }
  }
  return {
    readPage: async (request) => {
      // First, so that the rows have their prices when they are drawn.
      await (priced ??= addPrices())
      return readPage(request)
    },
    findTokens,
    requestPrices,
    fetchDefillama,
  }
}

async function readPage(request: PageRequest): Promise<LoadedPage> {
  // What is made up never passes for a wallet's own.
  if (!isSampleWallet(request.userAddress)) throw new Error('not the sample wallet')
  return fetchOrderPage(sampleCalls, request, Date.now)
}

/** As `fetchTokens`, it throws nothing: a file that does not come has not answered. */
async function findTokens(mints: readonly string[]): Promise<TokenAnswers> {
  try {
    const all = await searchTokens(sampleCalls, mints, new AbortController().signal)
    const tokens = all.filter(({ address }) => mints.includes(address))
    const known = new Set(tokens.map(({ address }) => address))
    return { tokens, unknown: mints.filter((mint) => !known.has(mint)), unanswered: [] }
  } catch {
    return { tokens: [], unknown: [], unanswered: [...mints] }
  }
}

/** As Birdeye would by way of our route; a minute that the file does not have is 'missing'. */
async function requestPrices({ wanted, onResults }: PriceLinesRequest): Promise<void> {
  const lines = (await sampleFile('birdeye.ndjson')).split('\n')
  const prices = new Map(
    lines.flatMap((line) => {
      const result = parsePriceLine(line)
      return result?.kind === 'price' ? [[`${result.mint} ${result.minute}`, result]] : []
    }),
  )
  const results = [...wanted].flatMap(([mint, minutes]) =>
    minutes.map(
      (minute): PriceResult =>
        prices.get(`${mint} ${minute}`) ?? { kind: 'price', mint, minute, price: 'missing' },
    ),
  )
  onResults([...results, { kind: 'end', left: 0 }])
}

const fetchDefillama: FetchDefillama = (call) =>
  fromSampleFile('defillama.json', (text) => defillamaPricesIn(text, call))
