import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect } from 'react'
import { lazyCode, withCode } from '@/lib/browser/lazy-code/lazy-code'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { countPriceSources } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { mintsOf } from '@/lib/domain/trades/order-event'
import { type Delivery, csvToast } from '@/lib/view/files/file-label'
import type { CsvContent } from './csv-download'
import { runDownload, useIsPreparing } from './run-download'

const csvCode = lazyCode(() => import('./csv-download'))

/** What was shown last. Retry still finds it after the visitor has left the page and returned. */
let latest: CsvContent | undefined

/** Returns what Retry writes: what is shown by then, unless that is of other wallets or has no rows. */
function retried(first: CsvContent): CsvContent {
  const walletsOf = ({ wallets }: CsvContent) =>
    wallets.map(({ userAddress }) => userAddress).join()
  if (!latest || latest.events.length === 0) return first
  return walletsOf(latest) === walletsOf(first) ? latest : first
}

/**
 * Downloads the CSV of what is shown, with the names and known USD prices of its tokens
 * (behaviour 9.10). Retry downloads what is shown by then.
 */
export function useCsvDownload(shownContent: CsvContent) {
  const client = useQueryClient()
  useEffect(() => {
    latest = shownContent
  })

  const makeFile = async (isRetry: boolean) => {
    const content = isRetry ? retried(shownContent) : shownContent
    const { events } = content
    const { tokens, unnamed } = await waitForTokenNames(client, mintsOf(events))
    const { makeCsv } = await csvCode.load()
    const prices = countingPrices(client).answers
    const { blank } = countPriceSources(wantedPrices(events, Infinity), prices)
    const made = await makeCsv(content, tokens, prices)
    const onDelivered = (delivery: Delivery) => csvToast(delivery, events.length, unnamed, blank)
    return { ...made, onDelivered }
  }
  const start = (press?: MouseEvent<HTMLElement>) =>
    void withCode(csvCode, () => void runDownload('CSV', makeFile), press?.currentTarget)
  const isDownloading = useIsPreparing('CSV')
  return { isDownloading, preload: csvCode.preload, start }
}
