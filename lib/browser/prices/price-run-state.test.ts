/** @jest-environment node */
import {
  closePriceDialog,
  hasPriceDialog,
  openPriceDialog,
  priceRunStore,
  progressAfter,
  type PriceRunProgress,
  showPriceDialogHere,
} from './price-run-state'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { minuteAt } from '@/lib/upstream/testing/stand-in-birdeye'
import { IDLE, sampleProgress } from '@/lib/browser/testing/sample-price-progress'
import { END, failed, pause, price, stopped } from '@/lib/browser/testing/sample-price-results'

const state = () => priceRunStore.getState()

afterEach(() => priceRunStore.setState(IDLE))

describe('the dialog', () => {
  it('opens without what was said of an earlier key', () => {
    priceRunStore.setState({ refusal: 'Birdeye refused this key. Check it and try again.' })
    openPriceDialog()
    expect(state()).toMatchObject({ ...IDLE, isDialogOpen: true })
  })

  it('is closed, and a run goes on', () => {
    const progress = sampleProgress()
    priceRunStore.setState({ isDialogOpen: true, progress })
    closePriceDialog()
    expect(state()).toMatchObject({ ...IDLE, progress })
  })

  it('is there as long as a page shows it, and is closed when that page is left', () => {
    const leave = showPriceDialogHere()
    openPriceDialog()
    expect([hasPriceDialog(), state().isDialogOpen]).toEqual([true, true])
    const leaveNext = showPriceDialogHere()
    leave()
    expect([hasPriceDialog(), state().isDialogOpen]).toEqual([true, false])
    leaveNext()
    expect(hasPriceDialog()).toBe(false)
  })
})

describe('the progress after', () => {
  const before = sampleProgress({ total: 9, answered: 3, failed: 1, withoutPrice: 1 })
  const sol = { mint: 'SOL', minute: minuteAt(1) }

  it.each<[string, PriceResult[], Partial<PriceRunProgress>]>([
    ['nothing', [], {}],
    ['a price', [price('SOL', 1)], { answered: 4, current: sol }],
    ['a price of 0', [price('SOL', 1, 0)], { answered: 4, current: sol }],
    [
      '‘missing’, which is an answer',
      [price('SOL', 1, 'missing')],
      { answered: 4, withoutPrice: 2, current: sol },
    ],
    ['one that failed', [failed('SOL', 1)], { failed: 2, current: sol }],
    ['a pause', [pause(10_000)], { pausedUntilMs: 15_000 }],
    ['a pause that is over', [pause(10_000), price('SOL', 1)], { answered: 4, current: sol }],
    [
      'a pause after a price',
      [failed('SOL', 1), pause(10_000)],
      { failed: 2, current: sol, pausedUntilMs: 15_000 },
    ],
    ['a stop and the end', [stopped(401), END], {}],
    [
      'several',
      [price('USDC', 0), failed('USDC', 1), price('SOL', 1)],
      { answered: 5, failed: 2, current: sol },
    ],
  ])('%s', (_, results, change) => {
    expect(progressAfter(before, results, 5_000)).toEqual({ ...before, ...change })
  })

  it('a pause is counted from now, and the progress before stays as it was', () => {
    const paused = { ...before, pausedUntilMs: 9_000 }
    expect(progressAfter(paused, [price('SOL', 1)], 5_000).pausedUntilMs).toBeUndefined()
    expect(progressAfter(paused, [END], 5_000)).toEqual(paused)
    expect(paused.answered).toBe(3)
  })
})
