/** @jest-environment node */
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { noRecurringText, noTriggersText } from './no-orders-label'
import { WALLET } from '@/lib/view/testing/sample-events'
import { sampleLists, samplePage } from '@/lib/view/testing/sample-order-lists'

const time = sampleRecurring({ recurringType: 'time', orderKey: 'TimeKey' })
const trigger = sampleTrigger()
const reading = { state: { kind: 'loading' } } as const
const stopped = { state: { kind: 'stopped' } } as const
const leftOut = { pages: [samplePage({ unreadableOrders: 1 })] }

describe('No recurring orders found for {address}', () => {
  const text = `No recurring orders found for ${WALLET}`

  it.each([
    ['both recurring lists are whole and empty', [], sampleLists(), text],
    ['triggers change nothing about it', [trigger], sampleLists({ 'past trigger': reading }), text],
    ['not where there is one', [time], sampleLists(), undefined],
    ['not while one is read', [], sampleLists({ 'past recurring': reading }), undefined],
    ['not where one was stopped', [], sampleLists({ 'active recurring': stopped }), undefined],
    ['not where one left an order out', [], sampleLists({ 'past recurring': leftOut }), undefined],
  ])('%s', (_, orders, lists, expected) => {
    expect(noRecurringText(orders, lists, WALLET)).toBe(expected)
  })
})

describe('No Jupiter Trigger orders found for {address}', () => {
  const none = `No Jupiter Trigger orders found for ${WALLET}`
  const soFar = 'No order was read so far.'

  it.each([
    ['both trigger lists are whole', sampleLists(), none],
    ['recurring lists change nothing about it', sampleLists({ 'past recurring': reading }), none],
    ['not while one is read', sampleLists({ 'past trigger': reading }), soFar],
    ['not where one was stopped', sampleLists({ 'active trigger': stopped }), soFar],
    ['not where one left an order out', sampleLists({ 'past trigger': leftOut }), soFar],
  ])('%s', (_, lists, expected) => {
    expect(noTriggersText(lists, WALLET)).toBe(expected)
  })
})
