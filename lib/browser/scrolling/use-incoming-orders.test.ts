import { act, renderHook } from '@testing-library/react'
import type { Order } from '@/lib/domain/orders/order'
import { sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { useIncomingOrders } from './use-incoming-orders'

const order = (orderKey: string) => sampleTrigger({ orderKey })
const [first, second, third] = [order('First'), order('Second'), order('Third')]
const rowsOf = (orders: readonly Order[]) => orders.map(({ orderKey }) => orderKey)
const loading = { isLoading: true, isRendered: true, request: 'W', rowsOf }
const loaded = { ...loading, isLoading: false }

type Props = Parameters<typeof useIncomingOrders>[0]
const rendered = (initialProps: Props) => renderHook(useIncomingOrders, { initialProps })

/** Puts rows into the window. */
function show(...names: string[]): void {
  document.body.innerHTML = names.map((name) => `<p data-row="${name}"></p>`).join('')
}

beforeEach(() => show('Second'))
afterEach(() => document.body.replaceChildren())

describe('while orders are loaded (behaviour 3.5)', () => {
  it('what is on screen stays, and all that comes waits until it is asked for', () => {
    const { result, rerender } = rendered({ ...loading, orders: [second] })
    rerender({ ...loading, orders: [first, second, third] })
    expect(result.current).toMatchObject({ shown: [second], waiting: 2 })
    act(result.current.showAll)
    expect(result.current).toMatchObject({ shown: [first, second, third], waiting: 0 })
  })

  it('what comes after that click waits again', () => {
    const { result, rerender } = rendered({ ...loading, orders: [second] })
    rerender({ ...loading, orders: [first, second] })
    act(result.current.showAll)
    rerender({ ...loading, orders: [first, second, third] })
    expect(result.current).toMatchObject({ shown: [first, second], waiting: 1 })
  })

  it.each([
    ['nothing is on screen yet', { isRendered: false }, [second]],
    ['no order is known yet', {}, []],
  ])('all are shown if %s', (_, before, orders) => {
    const { result, rerender } = rendered({ ...loading, ...before, orders })
    rerender({ ...loading, orders: [first, second] })
    expect(result.current).toMatchObject({ shown: [first, second], waiting: 0 })
  })

  it('orders that the visitor adds to the link do not wait', () => {
    const { result, rerender } = rendered({ ...loading, orders: [second] })
    rerender({ ...loading, request: 'V', orders: [first, second] })
    expect(result.current).toMatchObject({ shown: [first, second], waiting: 0 })
  })

  it('an order that is shown follows its newest copy, and goes if it is no longer known', () => {
    const { result, rerender } = rendered({ ...loading, orders: [first, second] })
    const newer = { ...second, trades: [sampleTrade()] }
    rerender({ ...loading, orders: [newer, third] })
    expect(result.current).toMatchObject({ shown: [newer], waiting: 1 })
  })

  it('a page that brings only orders that wait leaves the same rows', () => {
    const { result, rerender } = rendered({ ...loading, orders: [second] })
    rerender({ ...loading, orders: [first, second] })
    const { shown } = result.current
    rerender({ ...loading, orders: [first, second, third] })
    expect(result.current.shown).toBe(shown)
  })
})

describe('once all are loaded', () => {
  const all = [first, second, third]

  it.each([
    ['none of the rows is in the window', [], [second], undefined],
    ['all that waits is below the rows in the window', ['First'], [first, third], undefined],
    ['none is above, whatever is below', ['First', 'Second'], [first, second], undefined],
  ])('all are shown by themselves if %s', (_, rows, orders) => {
    show(...rows)
    const { result, rerender } = rendered({ ...loading, orders })
    rerender({ ...loading, orders: all })
    rerender({ ...loaded, orders: all })
    expect(result.current).toMatchObject({ shown: all, waiting: 0 })
  })

  it.each([
    ['one belongs above a row in the window', rowsOf],
    ['the rows are not oldest first (behaviour 3.5)', () => undefined],
  ])('they wait for the click if %s', (_, order) => {
    const { result, rerender } = rendered({ ...loading, rowsOf: order, orders: [second] })
    rerender({ ...loaded, rowsOf: order, orders: all })
    expect(result.current).toMatchObject({ shown: [second], waiting: 2 })
    act(result.current.showAll)
    expect(result.current).toMatchObject({ shown: all, waiting: 0 })
    rerender({ ...loaded, rowsOf: order, orders: [...all, order2] })
    expect(result.current.waiting).toBe(0)
  })
})

describe('a loading that the visitor starts: Retry, Refresh, ‘Load the rest’', () => {
  const all = [first, second, third]

  it('shows all once it ends, wherever they belong', () => {
    const { result, rerender } = rendered({ ...loaded, orders: [second] })
    rerender({ ...loading, orders: [second] })
    rerender({ ...loading, orders: all })
    expect(result.current).toMatchObject({ shown: [second], waiting: 2 })
    rerender({ ...loaded, orders: all })
    expect(result.current).toMatchObject({ shown: all, waiting: 0 })
  })

  it('is no reason for the first loading of another request', () => {
    const { result, rerender } = rendered({ ...loaded, orders: [second] })
    rerender({ ...loading, orders: [second] })
    rerender({ ...loading, request: 'V', orders: [second] })
    rerender({ ...loaded, request: 'V', orders: all })
    expect(result.current).toMatchObject({ shown: [second], waiting: 2 })
  })
})

const order2 = order('Fourth')
