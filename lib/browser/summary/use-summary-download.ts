import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { runDownload, useIsPreparing } from '@/lib/browser/files/run-download'
import { lazyCode, withCode } from '@/lib/browser/lazy-code/lazy-code'
import {
  costMethodPreference,
  currencyPreference,
} from '@/lib/browser/preferences/gains-preferences'
import { summaryViewPreference, useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { SummaryFile } from '@/lib/view/preferences/preference-label'
import type { SummaryDownload } from './summary-download'

const fileCode = lazyCode(() => import('./summary-download'))

/** Holds the downloads of the summary's shown view and of the sales (behaviour 18.9, 26.11, 26.13). */
export function useSummaryDownload(download: SummaryDownload) {
  const client = useQueryClient()
  const view = summaryViewPreference.useChoice()
  const method = costMethodPreference.useChoice()
  const currency = currencyPreference.useChoice()
  const timeZone = useTimeZone()
  const start = (file: SummaryFile, press?: MouseEvent<HTMLElement>) => {
    const make = async () => {
      const { makeSummaryFile } = await fileCode.load()
      return makeSummaryFile(client, file, { download, method, currency, timeZone })
    }
    void withCode(fileCode, () => void runDownload('summary', make), press?.currentTarget)
  }
  const isBusy = useIsPreparing('summary')
  const { preload } = fileCode
  return {
    isBusy,
    preload,
    start: (press?: MouseEvent<HTMLElement>) => start(view, press),
    startSales: (press?: MouseEvent<HTMLElement>) => start('sales', press),
    /** Loads the exchange rates of the statement (behaviour 27.6). @throws as `conversionOf` does */
    loadRates: async () => {
      if (currency === 'USD') return
      await (await fileCode.load()).loadRates(client, currency, download)
    },
  }
}
