import { act, renderHook } from '@testing-library/react'
import { priceRunStore, hasPriceDialog, openPriceDialog } from './run/price-run-store'
import { IDLE, sampleProgress } from '@/lib/browser/testing/sample-price-progress'
import { usePriceDialogHere, usePriceRun } from './use-price-run'

beforeEach(() => priceRunStore.setState(IDLE))

it('follows the run', () => {
  const { result } = renderHook(() => usePriceRun((state) => state))
  expect(result.current).toMatchObject(IDLE)
  const progress = sampleProgress({ answered: 71 })
  act(() => priceRunStore.setState({ progress }))
  expect(result.current).toMatchObject({ ...IDLE, progress })
})

it('a page that is left closes its dialog; the run goes on', () => {
  const page = renderHook(usePriceDialogHere)
  const { result } = renderHook(() => usePriceRun((state) => state))
  expect(hasPriceDialog()).toBe(true)
  const progress = sampleProgress()
  act(() => {
    openPriceDialog()
    priceRunStore.setState({ progress })
  })
  expect(result.current.isDialogOpen).toBe(true)
  act(() => page.unmount())
  expect(hasPriceDialog()).toBe(false)
  expect(result.current).toMatchObject({ ...IDLE, progress })
})
