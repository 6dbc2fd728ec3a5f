/** @jest-environment node */
import type { ListFault, OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { faultText, LIST_ERRORS, listError } from './order-list-label'
import { sampleList, samplePage, samplePages } from '@/lib/view/testing/sample-order-lists'

it('the errors of behaviour 15.2, letter for letter', () => {
  expect(LIST_ERRORS).toEqual({
    'past recurring': 'Error fetching past recurring orders from Jupiter',
    'active recurring': 'Error fetching active recurring orders from Jupiter',
    'past trigger': 'Error fetching past trigger orders from Jupiter',
    'active trigger': 'Error fetching active trigger orders from Jupiter',
  })
})

it('the heading of a failed list: of the sample wallet it is not Jupiter’s (behaviour 23.7)', () => {
  const failed = (fault: ListFault) =>
    listError(sampleList('past trigger', { state: { kind: 'failed', fault } }))
  expect(failed({ kind: 'sample file', status: 404 })).toBe(
    'Error fetching past trigger orders of the sample wallet',
  )
  expect(failed(status)).toBe('Error fetching past trigger orders from Jupiter')
})

const NOTHING = 'No page of this list was read.'
const ANEW = 'No page of this list was read anew; what was read before is kept.'
const unread = sampleList('past trigger', { pages: [], totalPages: undefined })
const status: ListFault = { kind: 'status', status: 503, tries: 3, requestId: '' }

describe('a fault says what happened', () => {
  it.each<[string, ListFault, string]>([
    ['a status', status, 'Jupiter answered with status 503, three times in a row.'],
    [
      'a status that is not tried again, with the call’s name',
      { kind: 'status', status: 400, tries: 1, requestId: 'id-1' },
      'Jupiter answered with status 400 (call id-1).',
    ],
    [
      'two tries',
      { kind: 'status', status: 500, tries: 2, requestId: 'id-1' },
      'Jupiter answered with status 500, twice (call id-1).',
    ],
    [
      'five waits in a row without an answer',
      { kind: 'rate limit', waits: 5 },
      'Jupiter asked for a pause 5 times in a row and has no calls left just now.',
    ],
    ['401 with a key', { kind: 'key', hasKey: true }, 'Jupiter refused this key.'],
    [
      '401 without a key',
      { kind: 'key', hasKey: false },
      'Jupiter asks for an API key for this call.',
    ],
    [
      'a network fault',
      { kind: 'network', tries: 3 },
      'Jupiter could not be reached, three times in a row.',
    ],
    [
      'an answer that holds none of its list fields',
      { kind: 'unreadable', tries: 4 },
      "Jupiter's answer could not be read, 4 times in a row.",
    ],
    [
      'a file of the sample wallet that is not there (behaviour 23.7)',
      { kind: 'sample file', status: 404 },
      'A file of the sample wallet did not come from this site (status 404).',
    ],
    [
      'one that did not come (behaviour 23.7)',
      { kind: 'sample file', status: undefined },
      'A file of the sample wallet did not come from this site.',
    ],
  ])('%s', (_, fault, expected) => {
    expect(faultText(unread, fault)).toBe(`${expected} No page of this list was read.`)
  })
})

describe('a fault says what is kept and what a retry does', () => {
  it.each([
    [0, 'No page of this list was read.'],
    [1, 'The page already read is kept, so a retry goes on from page 2.'],
    [12, 'The 12 pages already read are kept, so a retry goes on from page 13.'],
  ])('%d pages', (count, expected) => {
    const list = sampleList('past trigger', { pages: samplePages(count), totalPages: 40 })
    const text = `Jupiter answered with status 503, three times in a row. ${expected}`
    expect(faultText(list, status)).toBe(text)
  })

  const before = samplePage({ orders: [sampleTrigger()] })
  it.each<[string, Partial<OrderList>, string]>([
    ['an earlier reading’s orders', { otherPages: [before] }, ANEW],
    ['an earlier reading without orders', { otherPages: [samplePage()] }, NOTHING],
    ['nothing', {}, NOTHING],
    [
      'a page, and an earlier reading’s orders',
      { pages: samplePages(1), otherPages: [before], totalPages: 40 },
      'The page already read is kept, so a retry goes on from page 2.',
    ],
  ])('Refresh failed, %s is kept (behaviour 3.9)', (_, kept, expected) => {
    const text = faultText({ ...unread, ...kept }, { kind: 'own' })
    expect(text).toBe(`This page met an error of its own while reading. ${expected}`)
  })
})
