import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { runDownload, useIsPreparing } from '@/lib/browser/files/run-download'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'
import { summaryViewPreference, useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { pairMintsOf } from '@/lib/domain/trades/order-event'
import { type FileContent, fileName } from '@/lib/view/files/file-name'
import type { Summarized } from '@/lib/view/summary/summary-csv'

export type SummaryDownload = FileContent & Pick<Summarized, 'events' | 'orders'>

const fileCode = lazyCode(() =>
  Promise.all([import('@/lib/view/summary/summary-csv'), import('@/lib/view/files/csv-text')]),
)

/** Holds the download of the summary's shown view, with every known USD price (behaviour 18.9, 26.11). */
export function useSummaryDownload({ events, orders, ...content }: SummaryDownload) {
  const client = useQueryClient()
  const view = summaryViewPreference.useChoice()
  const timeZone = useTimeZone()
  const makeFile = async () => {
    const [{ summaryFile }, { tableText }] = await fileCode.load()
    const { tokens } = await waitForTokenNames(client, pairMintsOf(events))
    const { answers } = countingPrices(client)
    const table = summaryFile(view, { events, orders, answers, tokens, timeZone })
    const name = fileName(view === 'pairs' ? 'summary' : `summary-${view}`, 'csv', content)
    return { name, type: 'text/csv;charset=utf-8', parts: [tableText(table)] }
  }
  const start = (press?: MouseEvent<HTMLElement>) =>
    void withCode(fileCode, () => void runDownload('summary', makeFile), press?.currentTarget)
  const isBusy = useIsPreparing('summary')
  return { isBusy, preload: fileCode.preload, start }
}
