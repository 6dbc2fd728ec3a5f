import { renderHook } from '@testing-library/react'
import { useSorts } from './use-sorts'

type Reading = { isArriving: boolean; isAnyWaiting: boolean }

it.each<[string, Reading[], number]>([
  ['a reading that has not ended sorts nothing', [], 0],
  ['one that ends while rows wait sorts them', [{ isArriving: false, isAnyWaiting: true }], 1],
  ['one that ends while none waits does not', [{ isArriving: false, isAnyWaiting: false }], 0],
  [
    'its end counts once',
    [
      { isArriving: false, isAnyWaiting: true },
      { isArriving: false, isAnyWaiting: true },
    ],
    1,
  ],
  [
    'each further reading counts, when it ends',
    [
      { isArriving: false, isAnyWaiting: true },
      { isArriving: true, isAnyWaiting: true },
      { isArriving: false, isAnyWaiting: true },
    ],
    2,
  ],
])('%s (behaviour 3.5)', (_, readings, sorts) => {
  const { result, rerender } = renderHook(
    ({ isArriving, isAnyWaiting }: Reading) => useSorts(isArriving, isAnyWaiting),
    { initialProps: { isArriving: true, isAnyWaiting: true } },
  )
  readings.forEach((reading) => rerender(reading))
  expect(result.current).toBe(sorts)
})
