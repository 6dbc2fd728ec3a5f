'use client'

import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import type { PriceFormState } from '@/lib/browser/prices/use-price-form'
import { pricesToFetchLabel } from '@/lib/view/prices/price-count-label'
import { estimateText } from '@/lib/view/prices/price-estimate'

const KEYS_PAGE = 'https://bds.birdeye.so'
const NOTE =
  "Only used to fetch token prices. Never sent anywhere else. It passes through this site's own server to Birdeye."

/** The key, what becomes of it, and how long the fetching takes (behaviour 8.7, 8.8). */
export function PriceForm({ form, missing }: { form: PriceFormState; missing: number }) {
  const { fault, isStored, forget, submit, ...fields } = form
  const estimate = estimateText(missing)
  return (
    <ApiKeyForm
      label="Birdeye API key"
      name="birdeyeApiKey"
      fields={fields}
      fault={fault}
      note={NOTE}
      aside={
        <>
          <p>{pricesToFetchLabel(missing)}</p>
          {estimate !== undefined && <p className="text-text-3">{estimate}</p>}
        </>
      }
      onForget={isStored ? forget : undefined}
      submitLabel="Fetch USD prices"
      onSubmit={submit}
    >
      <p className="mt-4 text-xs text-text-3">
        Each price is one Birdeye request; a free plan allows about 500 a month.{' '}
        <a href={KEYS_PAGE} target="_blank" rel="noopener noreferrer" className="quiet-link">
          Get a key
        </a>
      </p>
    </ApiKeyForm>
  )
}
