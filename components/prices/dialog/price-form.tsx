'use client'

import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import { birdeyePace } from '@/lib/browser/prices/birdeye-pace'
import { useReplaceablePrices } from '@/lib/browser/prices/use-replaceable-prices'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { ReplacePrices } from './replace-prices'
import type { PriceFormState } from '@/lib/browser/prices/use-price-form'
import { BIRDEYE_KEY_NOTE } from '@/lib/view/api-keys/key-state-label'
import { pricesToFetchLabel } from '@/lib/view/prices/price-count-label'
import { estimateText } from '@/lib/view/prices/price-estimate'

const KEYS_PAGE = 'https://bds.birdeye.so'
/** The key, what becomes of it, and how long the fetching takes (behaviour 8.7, 8.8). */
export function PriceForm({ form, prices }: { form: PriceFormState; prices: Prices }) {
  const { fault, isStored, forget, submit, isReplacing, setIsReplacing, ...fields } = form
  const replaceable = useReplaceablePrices(prices)
  const toFetch = (prices.missing ?? 0) + (isReplacing ? replaceable : 0)
  const estimate = estimateText(toFetch, birdeyePace())
  return (
    <ApiKeyForm
      label="Birdeye API key"
      name="birdeyeApiKey"
      fields={fields}
      fault={fault}
      note={BIRDEYE_KEY_NOTE}
      aside={
        <>
          <p>{pricesToFetchLabel(toFetch)}</p>
          {estimate !== undefined && <p className="text-text-3">{estimate}</p>}
        </>
      }
      onForget={isStored ? forget : undefined}
      submitLabel="Fetch USD prices"
      onSubmit={submit}
    >
      {replaceable > 0 && (
        <ReplacePrices {...{ replaceable, isReplacing }} onChange={setIsReplacing} />
      )}
      <p className="mt-4 text-xs text-text-3">
        Each price is one Birdeye request; a free plan allows about 500 a month.{' '}
        <a href={KEYS_PAGE} target="_blank" rel="noopener noreferrer" className="quiet-link">
          Get a key
        </a>
      </p>
    </ApiKeyForm>
  )
}
