import { renderHook } from '@testing-library/react'
import { sampleDeposit } from '@/lib/view/testing/sample-events'
import { NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { useRowChecks } from './use-row-checks'

const events = [sampleDeposit(), sampleDeposit()]
const keys = ['first', 'second']

it('finds rows without a price while prices are shown, with the keys of that time (behaviour 8.28)', () => {
  const { result, rerender } = renderHook(
    (shown: PriceAnswers | undefined) => useRowChecks(events, keys, shown),
    { initialProps: undefined },
  )
  expect(result.current.missing).toEqual([])
  rerender(NO_ANSWERS)
  expect(result.current).toEqual({ missing: [0, 1], differing: [], keys })
  rerender(undefined)
  expect(result.current.missing).toEqual([])
})
