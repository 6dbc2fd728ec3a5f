/** @jest-environment node */
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { settled } from './settled-list'

const order = sampleTrigger()
const past = listWith({ name: 'past trigger', pages: [pageWith({ readAtMs: 1_000 })] })
const withOrder = { ...past, pages: [pageWith({ readAtMs: 3_000, orders: [order] })] }
const withoutOrder = { ...past, pages: [pageWith({ readAtMs: 3_000 })] }
const active = listWith({
  name: 'active trigger',
  pages: [pageWith({ readAtMs: 2_000 })],
  departed: [pageWith({ orders: [order] })],
})

/** Settles a list beside another one; each reading of the past list brings `again`. */
async function settledWith(
  list: OrderList,
  other: OrderList | undefined,
  again: OrderList,
  isBeingRead = false,
) {
  const known = { list: other, reads: 0 }
  const result = await settled(
    list,
    {
      get: () => known.list,
      set: (changed) => (known.list = changed),
      isBeingRead: () => isBeingRead,
      readAgain: async () => {
        known.reads += 1
        known.list = again
      },
    },
    async () => {
      known.reads += 1
      return again
    },
  )
  return { result, other: known.list, reads: known.reads }
}

describe('an order that closed between the readings of the two lists (behaviour 3.21)', () => {
  it('is found where the active list ends last: the past list is read again', async () => {
    const { result, other, reads } = await settledWith(active, past, withOrder)
    expect([result.departed, other, reads]).toEqual([[], withOrder, 1])
  })

  it('is found where the past list ends last', async () => {
    const { result, other, reads } = await settledWith(past, active, withOrder)
    expect([result, other?.departed, reads]).toEqual([withOrder, [], 1])
  })

  it('stays with its list where the past one still lacks it; the past list is read once', async () => {
    const { result, reads } = await settledWith(active, past, withoutOrder)
    expect([result.departed, reads]).toEqual([active.departed, 1])
  })

  it('is settled without a call where the past list has it already', async () => {
    const { result, reads } = await settledWith(active, withOrder, withOrder)
    expect([result.departed, reads]).toEqual([[], 0])
  })
})

it.each([
  ['the other list is being read: that one settles', past, true],
  ['there is no other list yet', undefined, false],
])('nothing is settled where %s', async (_, other, isBeingRead) => {
  const { result, reads } = await settledWith(active, other, withOrder, isBeingRead)
  expect(result).toBe(active)
  expect(reads).toBe(0)
})
