import { act, renderHook } from '@testing-library/react'
import { hasPriceDialog, openPriceDialog, setPriceRun } from './price-run-state'
import { IDLE, sampleProgress } from '@/lib/browser/testing/sample-price-progress'
import { usePriceDialogHere, usePriceRun } from './use-price-run'

beforeEach(() => setPriceRun(IDLE))

it('follows the run', () => {
  const { result } = renderHook(usePriceRun)
  expect(result.current).toEqual(IDLE)
  const progress = sampleProgress({ answered: 71 })
  act(() => setPriceRun({ progress }))
  expect(result.current).toEqual({ ...IDLE, progress })
})

it('a page that is left closes its dialog; the run goes on', () => {
  const page = renderHook(usePriceDialogHere)
  const { result } = renderHook(usePriceRun)
  expect(hasPriceDialog()).toBe(true)
  const progress = sampleProgress()
  act(() => {
    openPriceDialog()
    setPriceRun({ progress })
  })
  expect(result.current.isDialogOpen).toBe(true)
  act(() => page.unmount())
  expect(hasPriceDialog()).toBe(false)
  expect(result.current).toEqual({ ...IDLE, progress })
})
