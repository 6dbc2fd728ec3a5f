import { act, renderHook } from '@testing-library/react'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { WALLET } from '@/lib/view/testing/sample-events'
import { useTradePlaces } from './use-trade-places'

const wallet = { userAddress: WALLET, recurring: [], trigger: [] }
const request = [wallet]
const order = (orderKey: string, day: number) => {
  const at = new Date(Date.UTC(2026, 2, day)).toISOString()
  return sampleTrigger({ orderKey, createdAt: at, trades: [] })
}
const [first, second, third] = [order('First', 1), order('Second', 2), order('Third', 3)]

const reading = { request, isArriving: true, isTableShown: true, isByDate: true }
type Props = Parameters<typeof useTradePlaces>[0]
const rendered = (initialProps: Props) => renderHook(useTradePlaces, { initialProps })

/** Draws a row of this date in the window. */
function drawRow(date: string): void {
  document.body.innerHTML = `<div data-place="row"><time datetime="${date}"></time></div>`
}

beforeEach(() => drawRow(second.createdAt))
afterEach(() => document.body.replaceChildren())

it('sorted by something else, all orders that arrive wait (behaviour 17.14)', () => {
  const sorted = { ...reading, isByDate: false }
  const { result, rerender } = rendered({ ...sorted, orders: [second] })
  rerender({ ...sorted, orders: [first, second, third] })
  expect(result.current).toMatchObject({ drawn: [second], waiting: 2 })
  act(result.current.drawAll)
  expect(result.current).toMatchObject({ drawn: [first, second, third], waiting: 0 })
})

describe('which rows are drawn while more arrive (behaviour 5.20)', () => {
  it('those of orders below the ones on screen; the others wait until they are asked for', () => {
    const { result, rerender } = rendered({ ...reading, orders: [second] })
    rerender({ ...reading, orders: [first, second, third] })
    expect(result.current).toMatchObject({ drawn: [second, third], waiting: 1 })
    act(result.current.drawAll)
    expect(result.current).toMatchObject({ drawn: [first, second, third], waiting: 0 })
  })

  it('all that are known when the table is first shown', () => {
    const { result, rerender } = rendered({ ...reading, orders: [second], isTableShown: false })
    rerender({ ...reading, orders: [first, second] })
    expect(result.current).toMatchObject({ drawn: [first, second], waiting: 0 })
  })

  it('those that the visitor adds to the link', () => {
    const { result, rerender } = rendered({ ...reading, orders: [second] })
    rerender({ ...reading, request: [{ ...wallet, trigger: ['First'] }], orders: [first, second] })
    expect(result.current).toMatchObject({ drawn: [first, second], waiting: 0 })
  })

  it('all once nothing is read; a reading counts that ends while some wait', () => {
    const { result, rerender } = rendered({ ...reading, orders: [second] })
    rerender({ ...reading, orders: [first, second] })
    const orders = [first, second, third]
    rerender({ ...reading, isArriving: false, orders })
    expect(result.current).toMatchObject({ drawn: orders, waiting: 0, sorts: 1 })
    rerender({ ...reading, orders })
    rerender({ ...reading, isArriving: false, orders })
    expect(result.current.sorts).toBe(1)
  })

  it('the same rows as before, where a page brings only orders that wait', () => {
    const { result, rerender } = rendered({ ...reading, orders: [second] })
    rerender({ ...reading, orders: [second, first] })
    const { drawn } = result.current
    rerender({ ...reading, orders: [second, first, order('Fourth', 1)] })
    expect(result.current.drawn).toBe(drawn)
    expect(result.current.waiting).toBe(2)
  })
})
