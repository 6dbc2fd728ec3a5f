/** @jest-environment node */
import fc from 'fast-check'
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { WALLET } from '@/lib/view/testing/sample-events'
import { anyPage, READ_AT_MS, samplePage } from '@/lib/view/testing/sample-order-lists'
import {
  LIST_FORMAT,
  packPage,
  type StoredList,
  storedListSchema,
  unpackList,
} from './packed-orders'

const stored: StoredList = {
  userAddress: WALLET,
  name: 'past trigger',
  format: LIST_FORMAT,
  isWhole: true,
  startedAtMs: READ_AT_MS,
  totalPages: 1,
  pages: [],
  otherPages: [],
}
const trades = [sampleTrade(), sampleTrade({ inputMint: 'MintX', transactionSignature: '' })]
const page = samplePage({ orders: [sampleRecurring({ trades })] })
const packed = (text: string): unknown => JSON.parse(text)
const unpacked = (text: string) => unpackList({ ...stored, pages: [packed(text)] })

describe('a page comes back as it was', () => {
  it.each([
    ['a recurring order by time', sampleRecurring({ trades })],
    [
      'one by price that lost its trades',
      sampleRecurring({ recurringType: 'price', lostTrades: true }),
    ],
    ['a trigger order', sampleTrigger({ trades })],
    [
      'a trade with its fee in another token',
      sampleTrigger({ trades: [sampleTrade({ feeAmount: undefined })] }),
    ],
    ['a trigger with a status we do not know', sampleTrigger({ status: 'Expired “🪐”' })],
    [
      'an order without updatedAt or signature',
      sampleTrigger({ updatedAt: '', transactionSignature: '' }),
    ],
    [
      'an order of which Jupiter tells nothing more',
      sampleRecurring({
        ...{ closingSignature: '', inUsed: undefined, inWithdrawn: undefined },
        ...{ outReceived: undefined, perCycle: undefined, everySeconds: undefined },
        closedBy: undefined,
      }),
    ],
    ['one with bounds', sampleRecurring({ minOutAmount: '0.1', maxOutAmount: '0.2' })],
    ['one that its owner closed', sampleRecurring({ closedBy: 'owner' })],
    [
      'a trigger of which it tells nothing more',
      sampleTrigger({ remainingMakingAmount: undefined, takingAmount: undefined }),
    ],
    ['a trigger that expires', sampleTrigger({ expiredAt: '2026-12-31T00:00:00.000Z' })],
    ['amounts past what a float holds', sampleTrigger({ makingAmount: '12345678901234567890.10' })],
  ])('%s', (_, order) => {
    const whole = samplePage({ orders: [order], unreadableTrades: 2, keysWithoutTrades: ['KeyA'] })
    expect(unpacked(packPage(whole)).pages).toEqual([whole])
  })

  it('whatever its orders are', () => {
    fc.assert(
      fc.property(anyPage, (any) => {
        expect(unpacked(packPage(any)).pages).toEqual([any])
      }),
      { numRuns: 200 },
    )
  })
})

it('a trade with its signature takes some 140 characters', () => {
  const signed = sampleTrade({ transactionSignature: 'S'.repeat(88) })
  const lengthOf = (count: number) =>
    packPage(samplePage({ orders: [sampleRecurring({ trades: Array(count).fill(signed) })] }))
      .length
  expect((lengthOf(101) - lengthOf(1)) / 100).toBeLessThan(160)
})

describe('a page that cannot be read is dropped, and the list is then stopped', () => {
  const text = packPage(page)

  it.each([
    ['no page', '{}'],
    ['a field too few', '[1,2,3,0,0,[]]'],
    ['a page number below 0', text.replace('[1,', '[-1,')],
    ['an amount with an exponent', text.replace('"25"', '"2.5e1"')],
    ['an amount that is a number', text.replace('"25"', '25')],
    ['a type that is none', text.replace('"time"', '"dca"')],
    ['a status that is none', text.replace('"history"', '"open"')],
    ['a key that is markup', text.replace('RecurringKey', '<b>')],
    ['a date past the last one', text.replace(/17\d{11}(?=,"25")/, '8640000000000001')],
    ['a trade with a part too many', text.replace(',0,0]', ',0,0,0]')],
    ['terms too few', text.replace(',"Jupiter"]', ']')],
    ['a closer that is none', text.replace('"Jupiter"', '"someone"')],
    ['an empty mint', text.replace('"MintX"', '""')],
  ])('%s', (_, corrupt) => {
    expect(corrupt).not.toBe(text)
    const list = unpackList({ ...stored, pages: [packed(corrupt), packed(packPage(page))] })
    expect(list).toMatchObject({ state: { kind: 'stopped' }, pages: [page] })
  })

  it('so is one of another reading', () => {
    const pages = [packed(packPage(page))]
    const some = [null, packed(packPage(page))]
    const list = unpackList({ ...stored, pages, otherPages: some })
    expect(list).toMatchObject({ state: { kind: 'stopped' }, otherPages: [page] })
  })
})

describe('the state of a stored list', () => {
  it.each([
    ['whole', true, [packed(packPage(page))], 'whole'],
    ['a reading that a reload ended', false, [packed(packPage(page))], 'stopped'],
    ['without a page it is not whole', true, [], 'stopped'],
    ['without its first page', true, [packed(packPage({ ...page, page: 2 }))], 'stopped'],
  ])('%s', (_, isWhole, pages, kind) => {
    expect(unpackList({ ...stored, isWhole, pages }).state).toEqual({ kind })
  })

  it.each([
    ['a page of it is missing', { totalPages: 2 }],
    ['how many pages it has is not known', { totalPages: null }],
    ['there were more pages', { pageCount: 2 }],
    ['a page stands there twice', { pageCount: 1, otherPages: [packed(packPage(page))] }],
  ])('is stopped where %s', (_, change) => {
    const whole = { ...stored, pages: [packed(packPage(page))] }
    expect(unpackList(whole).state).toEqual({ kind: 'whole' })
    expect(unpackList({ ...whole, ...change }).state).toEqual({ kind: 'stopped' })
  })

  it('an empty list has one page', () => {
    const pages = [packed(packPage(samplePage()))]
    expect(unpackList({ ...stored, totalPages: 0, pages }).state).toEqual({ kind: 'whole' })
  })

  it('keeps its name, start and count of pages; null is a count not known', () => {
    expect(unpackList(stored)).toMatchObject({
      name: 'past trigger',
      startedAtMs: READ_AT_MS,
      totalPages: 1,
    })
    expect(unpackList({ ...stored, totalPages: null }).totalPages).toBeUndefined()
  })
})

describe('a stored list is refused with', () => {
  it.each([
    ['an address that is markup', { userAddress: '<b>' }],
    ['a name that is none', { name: 'dca' }],
    ['a start that is no whole number', { startedAtMs: 1.5 }],
    ['a count below 0', { totalPages: -1 }],
    ['no pages', { pages: undefined }],
    ['the format of older stores, whose triggers’ outputs hold the fee', { format: 2 }],
  ])('%s', (_, change) => {
    expect(storedListSchema.safeParse(stored).success).toBe(true)
    expect(storedListSchema.safeParse({ ...stored, ...change }).success).toBe(false)
  })
})
