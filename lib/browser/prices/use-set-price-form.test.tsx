import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { manualAnswers } from '@/lib/domain/prices/manual-price'
import { cachedPrices } from './cached-prices'
import { useSetPriceForm } from './use-set-price-form'
import { wrapperWith } from '@/lib/browser/testing/with-client'

const MINUTE = 1_772_438_400
const HOUR_MS = 3_600_000

it.each([
  ['another price', '150', '150'],
  ['a reset', undefined, undefined],
])(
  '%s replaces a manual price that was set while the clock was ahead (behaviour 10.6)',
  (_, text, expected) => {
    const aheadMs = Date.now() + HOUR_MS
    const answers = withAnswers(NO_ANSWERS, manualAnswers('Mint', [MINUTE], '100'), aheadMs)
    const client = new QueryClient()
    cachedPrices.write(client, answers)
    const wrapper = wrapperWith(client)
    const prices = { answers, wanted: new Map([['Mint', [MINUTE]]]), timeZone: 'UTC' }
    const { result } = renderHook(
      () => useSetPriceForm({ mint: 'Mint', minute: MINUTE }, prices, () => {}),
      { wrapper },
    )
    if (text === undefined) act(() => result.current.reset())
    else {
      act(() => result.current.setText(text))
      act(() => result.current.save())
    }
    const typed = cachedPrices.read(client).get('Mint')?.get(MINUTE)?.typed
    expect(typed?.price?.value).toBe(expected)
    expect(typed?.atMs).toBe(aheadMs + 1)
  },
)
