/** @jest-environment node */
import {
  closePriceDialog,
  hasPriceDialog,
  openPriceDialog,
  priceRunStore,
  showPriceDialogHere,
} from './price-run-store'
import { IDLE, sampleProgress } from '@/lib/browser/testing/sample-price-progress'

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

it('who subscribes is told of every change, until it leaves', () => {
  const listener = jest.fn()
  const leave = priceRunStore.subscribe(listener)
  openPriceDialog()
  closePriceDialog()
  leave()
  openPriceDialog()
  expect(listener).toHaveBeenCalledTimes(2)
})

it('a snapshot stays the same until something changes; the server’s is idle', () => {
  const before = state()
  expect(state()).toBe(before)
  openPriceDialog()
  expect(state()).not.toBe(before)
  expect(priceRunStore.getInitialState()).toMatchObject(IDLE)
})
