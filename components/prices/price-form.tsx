'use client'

import { useId } from 'react'
import { RememberApiKey } from '@/components/api-keys/remember-api-key'
import { Button } from '@/components/ui/button'
import { ApiKeyField } from '@/components/api-keys/api-key-field'
import type { PriceFormState } from '@/lib/browser/prices/use-price-form'
import { pricesToFetchLabel } from '@/lib/view/prices/price-count-label'
import { estimateText } from '@/lib/view/prices/price-estimate'

const KEYS_PAGE = 'https://bds.birdeye.so'

/** The key, what becomes of it, and how long the fetching takes. */
export function PriceForm({ form, missing }: { form: PriceFormState; missing: number }) {
  const id = useId()
  const { fault } = form
  const estimate = estimateText(missing)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <div className="px-5 pb-5">
        <label htmlFor={`${id}-key`} className="mb-2 block text-sm font-medium">
          Birdeye API key
        </label>
        <ApiKeyField
          id={`${id}-key`}
          name="birdeyeApiKey"
          state={fault === undefined ? 'neutral' : 'invalid'}
          value={form.apiKey}
          onChange={(event) => form.setApiKey(event.currentTarget.value)}
          aria-describedby={`${id}-fault ${id}-note`}
        />
        <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
          {fault}
        </p>
        <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
          Only used to fetch token prices. Never sent anywhere else. It passes through this
          site&apos;s own server to Birdeye.
        </p>
        <div className="mt-4">
          <RememberApiKey isRemembered={form.isRemembered} onChange={form.setIsRemembered} />
        </div>
        <p className="mt-4 text-xs text-text-3">
          Each price is one Birdeye request; a free plan allows about 500 a month.{' '}
          <a href={KEYS_PAGE} target="_blank" rel="noopener noreferrer" className="quiet-link">
            Get a key
          </a>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-3 border-t border-line px-5 py-3">
        <div className="mr-auto text-sm">
          <p>{pricesToFetchLabel(missing)}</p>
          {estimate !== undefined && <p className="text-text-3">{estimate}</p>}
        </div>
        {form.isStored && (
          <Button variant="ghost" onClick={form.forget}>
            Forget
          </Button>
        )}
        <Button type="submit" variant="primary">
          Fetch USD prices
        </Button>
      </div>
    </form>
  )
}
