import { Fragment, useEffect } from 'react'
import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import { PriceRunRow } from '@/components/status-bar/other-rows'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { usePriceRun } from '@/lib/browser/prices/price-run-state'
import { birdeyePace } from '@/lib/browser/api-keys/birdeye-pace-storage'
import {
  type PriceFormFields,
  useKeylessOffer,
  usePriceForm,
  usePriceMethods,
} from '@/lib/browser/prices/use-price-dialog'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { useIsSample } from '@/lib/browser/cache/cache-services'
import { BIRDEYE_KEY_NOTE } from '@/lib/view/api-keys/api-key-label'
import {
  estimateText,
  FETCHING_PRICES,
  KEYLESS_NOTE,
  keylessEstimateText,
  pricesToFetchLabel,
  replaceLabel,
} from '@/lib/view/prices/price-label'
import { priceSourcesLabel } from '@/lib/view/prices/usd-label'

/** The note in the price dialog (behaviour 23.5). */
const SAMPLE_PRICES_NOTE = 'Sample wallet: any key works, nothing is sent.'

const KEYS_PAGE = 'https://bds.birdeye.so'

/** 'Include USD prices': offers both methods, then shows the run (behaviour 8.7, 8.30). */
export function PriceDialog({ prices, ...closing }: DialogClosing & { prices: Prices }) {
  const progress = usePriceRun((state) => state.progress)
  // When the dialog closes, it forgets that a key was rejected.
  useEffect(() => () => usePriceRun.setState({ refusal: undefined }), [])
  // The form's state lives here, so that a rejected key stays in its field after the run.
  const form = usePriceForm(prices)
  const methods = usePriceMethods()
  const isSample = useIsSample()
  const sources = priceSourcesLabel(prices.sources)
  return (
    <Dialog title="Include USD prices" {...closing}>
      {!progress && sources !== undefined && (
        <p data-slot="price-sources" className="px-5 pb-2 text-sm text-text-2">
          {sources}
        </p>
      )}
      {isSample && <p className="px-5 pb-2 text-sm text-text-2">{SAMPLE_PRICES_NOTE}</p>}
      {progress ? (
        <div
          ref={focusOnce}
          role="group"
          aria-label={FETCHING_PRICES}
          tabIndex={-1}
          className="outline-none"
        >
          <PriceRunRow progress={progress} />
          <p className="px-5 pb-4 text-xs text-text-3">
            Fetched prices are saved, even if you stop or close this tab.
          </p>
        </div>
      ) : (
        methods.map((method, index) => (
          <Fragment key={method}>
            {index > 0 && (
              <div className="flex items-center gap-3 text-xs text-text-3">
                <span className="flex-1 border-t border-line" />
                or
                <span className="flex-1 border-t border-line" />
              </div>
            )}
            {method === 'birdeye' ? (
              <PriceForm form={form} prices={prices} />
            ) : (
              <KeylessOffer prices={prices} />
            )}
          </Fragment>
        ))
      )}
    </Dialog>
  )
}

/** The group gets the focus, because the form that had it is gone. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}

function PriceForm({ form, prices }: { form: PriceFormFields; prices: Prices }) {
  const { submit, isReplacing, setIsReplacing } = form
  const { unanswered = 0, replaceable } = prices
  const toFetch = unanswered + (isReplacing ? replaceable : 0)
  const estimate = estimateText(toFetch, birdeyePace())
  return (
    <ApiKeyForm
      label="Birdeye API key"
      form={form}
      note={BIRDEYE_KEY_NOTE}
      canRemember={!useIsSample()}
      aside={
        <>
          <p>{pricesToFetchLabel(toFetch)}</p>
          {estimate !== undefined && <p className="text-text-3">{estimate}</p>}
        </>
      }
      submitLabel="Fetch USD prices"
      onSubmit={submit}
    >
      {replaceable > 0 && (
        <label className="mt-4 flex gap-3 text-sm">
          <Checkbox checked={isReplacing} onCheckedChange={setIsReplacing} className="mt-0.5" />
          <span>{replaceLabel(replaceable)}</span>
        </label>
      )}
      <p className="mt-4 text-xs text-text-3">
        1 Birdeye request per price. Free plans include about 500 a month.{' '}
        <a
          href={KEYS_PAGE}
          target="_blank"
          rel="noopener noreferrer"
          className="whitespace-nowrap quiet-link"
        >
          Get an API key
        </a>
      </p>
    </ApiKeyForm>
  )
}

function KeylessOffer({ prices }: { prices: Prices }) {
  const { fromTrades, requests, start } = useKeylessOffer(prices)
  const time = estimateText(requests)
  return (
    <div role="group" aria-label="Without a key" className="px-5 py-4">
      <p className="text-xs text-text-3">{KEYLESS_NOTE}</p>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-2 gap-y-3">
        <div className="mr-auto min-h-5 text-sm">
          <p>{keylessEstimateText(fromTrades, requests)}</p>
          {time !== undefined && <p className="text-text-3">{time}</p>}
        </div>
        <Button disabled={fromTrades + requests === 0} onClick={start}>
          Fetch without a key
        </Button>
      </div>
    </div>
  )
}
