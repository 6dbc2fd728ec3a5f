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

describe('an order that closed while an active list of several pages was read (behaviour 3.21)', () => {
  const other = sampleTrigger({ orderKey: 'Other' })
  const pastWith = (...orders: (typeof order)[]) =>
    listWith({
      name: 'past trigger',
      pages: [pageWith({ askedAtMs: 5_000, readAtMs: 5_000, orders })],
    })
  const activeAt = (readAtMs: number, first = order) => {
    const pages = [
      pageWith({ page: 1, readAtMs, orders: [first] }),
      pageWith({ page: 2, readAtMs, keysWithoutTrades: ['Last'] }),
    ]
    return listWith({ name: 'active trigger', pages })
  }

  /** Settles the active list beside a past one; each is read again as given. */
  async function settledAgain(again: OrderList, pastAgain = pastWith(order)) {
    const known = { past: pastWith(order), reads: 0 }
    const beside = {
      get: () => known.past,
      set: () => {},
      isBeingRead: () => false,
      readAgain: async () => void (known.past = pastAgain),
    }
    const result = await settled(activeAt(4_000), beside, async () => {
      known.reads += 1
      return again
    })
    return { result, reads: known.reads }
  }

  it('has the active list read again: what came after it moved up', async () => {
    const again = activeAt(4_500, other)
    expect(await settledAgain(again)).toEqual({ result: again, reads: 1 })
  })

  it('leaves it uneven where another one closed during that', async () => {
    const { result, reads } = await settledAgain(activeAt(6_000, other), pastWith(order, other))
    expect([result.state, reads]).toEqual([{ kind: 'uneven' }, 1])
  })

  it('is read again once only where both lists hold an order for good', async () => {
    const { result, reads } = await settledAgain(activeAt(4_500))
    expect([result.state, reads]).toEqual([{ kind: 'whole' }, 1])
  })
})
