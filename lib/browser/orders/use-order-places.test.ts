import { act, renderHook } from '@testing-library/react'
import { type Order, orderId } from '@/lib/domain/orders/order'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { sampleLists } from '@/lib/view/testing/sample-order-lists'
import { useOrderPlaces } from './use-order-places'

const recurring = sampleRecurring({ orderKey: 'Recurring' })
const child = sampleRecurring({ orderKey: 'Child' })
const trigger = sampleTrigger({ orderKey: 'Trigger' })

const whole = sampleLists()
const further = sampleLists({ 'past trigger': { state: { kind: 'loading' } } })
const first = sampleLists({ 'past trigger': { state: { kind: 'loading' }, pages: [] } })

type Props = { orders: readonly Order[]; lists: readonly OrderList[] }
const rendered = (initialProps: Props) =>
  renderHook(({ orders, lists }) => useOrderPlaces(orders, lists), { initialProps })

/** Draws places at these distances from the window's top. */
function draw(tops: readonly [name: string, top: number][]): void {
  document.body.replaceChildren(
    ...tops.map(([name, top]) => {
      const place = document.createElement('div')
      place.dataset.place = name
      place.getBoundingClientRect = () => new DOMRect(0, top, 800, 40)
      return place
    }),
  )
}

afterEach(() => document.body.replaceChildren())

describe('which orders are drawn while more arrive (behaviour 3.5)', () => {
  it('all where nothing is on screen yet', () => {
    const orders = [trigger, recurring]
    const { result } = rendered({ orders, lists: further })
    expect(result.current).toMatchObject({ drawn: orders, waiting: 0 })
  })

  it('one that would push away what is on screen waits, until it is asked for', () => {
    const { result, rerender } = rendered({ orders: [recurring, trigger], lists: further })
    draw([
      [orderId(recurring), 100],
      [orderId(trigger), window.innerHeight - 1],
    ])
    const orders = [recurring, trigger, child]
    rerender({ orders, lists: further })
    expect(result.current).toMatchObject({ drawn: [recurring, trigger], waiting: 1 })
    act(result.current.drawAll)
    expect(result.current).toMatchObject({ drawn: orders, waiting: 0 })
  })

  it('one whose place is below the window is drawn at once', () => {
    const { result, rerender } = rendered({ orders: [recurring, trigger], lists: further })
    draw([
      ['recurring time', 60],
      [orderId(recurring), window.innerHeight],
      [orderId(trigger), window.innerHeight + 100],
    ])
    rerender({ orders: [recurring, trigger, child], lists: further })
    expect(result.current).toMatchObject({ waiting: 0 })
    expect(result.current.drawn).toHaveLength(3)
  })

  it('none waits before the first page of every list is there', () => {
    const { result, rerender } = rendered({ orders: [recurring, trigger], lists: first })
    draw([[orderId(trigger), 0]])
    rerender({ orders: [recurring, trigger, child], lists: first })
    expect(result.current).toMatchObject({ drawn: [recurring, trigger, child], waiting: 0 })
    // With the last of them, too.
    const orders = [recurring, trigger, child, sampleRecurring({ orderKey: 'Last' })]
    rerender({ orders, lists: further })
    expect(result.current).toMatchObject({ drawn: orders, waiting: 0 })
  })

  it('what is on screen is looked at only where it has a say: it lays the page out', () => {
    draw([[orderId(trigger), 0]])
    const look = jest.spyOn(document, 'querySelectorAll')
    const { rerender } = rendered({ orders: [recurring], lists: first })
    rerender({ orders: [recurring, trigger], lists: further })
    expect(look).not.toHaveBeenCalled()
    rerender({ orders: [recurring, trigger, child], lists: further })
    expect(look).toHaveBeenCalledTimes(1)
    rerender({ orders: [recurring, trigger, child], lists: whole })
    expect(look).toHaveBeenCalledTimes(1)
    look.mockRestore()
  })

  it('once nothing is read, all are, in the order given', () => {
    const { result, rerender } = rendered({ orders: [recurring, trigger], lists: further })
    draw([[orderId(trigger), 0]])
    const orders = [child, recurring, trigger]
    rerender({ orders, lists: whole })
    expect(result.current).toMatchObject({ drawn: orders, waiting: 0 })
    expect(result.current.drawn).toBe(orders)
  })

  it('counts the readings that ended', () => {
    const { result, rerender } = rendered({ orders: [recurring], lists: further })
    expect(result.current.sorts).toBe(0)
    rerender({ orders: [recurring], lists: whole })
    expect(result.current.sorts).toBe(1)
    rerender({ orders: [recurring], lists: further })
    expect(result.current.sorts).toBe(1)
  })
})
