/** @jest-environment node */
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { readListPage } from './page-items'

const order = sampleTrigger()
const envelope = (items: unknown[]) => () => ({ items, totalPages: 7 })

describe('items are parsed one by one', () => {
  it('a bad one is left out and counted; it never blanks the page', () => {
    const page = readListPage('{}', envelope(['good', 'bad', 'good']), (item) =>
      item === 'good' ? { order, unreadableTrades: 2 } : undefined,
    )
    expect(page).toEqual({
      totalPages: 7,
      itemCount: 3,
      orders: [order, order],
      unreadableOrders: 1,
      unreadableTrades: 4,
    })
  })

  it('an empty page is a page', () => {
    const page = readListPage('{}', envelope([]), () => ({ order, unreadableTrades: 0 }))
    expect(page).toMatchObject({ itemCount: 0, orders: [], unreadableOrders: 0 })
  })
})

describe('the envelope is read strictly', () => {
  it('it is the parsed JSON of the answer', () => {
    const readEnvelope = jest.fn(envelope([]))
    readListPage('{"orders":[1]}', readEnvelope, () => undefined)
    expect(readEnvelope).toHaveBeenCalledWith({ orders: [1] })
  })

  it('its long numbers keep their digits', () => {
    const readEnvelope = jest.fn(envelope([]))
    readListPage('{"amount":0.30000000000000000001}', readEnvelope, () => undefined)
    expect(readEnvelope).toHaveBeenCalledWith({ amount: '0.30000000000000000001' })
  })

  it.each([
    ['no JSON', '<html>', envelope([])],
    ['none of the list fields', '{}', () => undefined],
  ])('%s is a fault', (_, text, readEnvelope) => {
    expect(() => readListPage(text, readEnvelope, () => undefined)).toThrow('unreadable')
  })
})
