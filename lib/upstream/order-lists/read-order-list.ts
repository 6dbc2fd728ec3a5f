import type { OrderList, OrderPage } from '@/lib/domain/order-lists/order-list'
import { listFault } from './list-fault'
import type { ReadPage } from './fetch-order-page'

const PAGES_AT_ONCE = 6

export type ListReading = {
  /** What is known of the list: empty, or the pages that an earlier reading left. */
  from: OrderList
  startedAtMs: number
  /** Reads one page; throws as `fetchOrderPage`. */
  readPage: (recurringType: 'all' | 'time' | 'price', page: number) => Promise<ReadPage>
  onChange: (list: OrderList) => void
  /** Aborted by Stop: what was read is kept. */
  signal: AbortSignal
}

/**
 * Reads a list to its end: page 1, then the pages that are not read yet, side by side
 * (behaviour 3.2, 3.8). A list that changed while it was read is read once more (behaviour 3.10),
 * and orders that lost their trades are looked up in the lists of the types `time` and `price`
 * (behaviour 3.11). Never throws for a failing service: how the reading ended stands in the list's
 * state.
 */
export async function readOrderList(reading: ListReading): Promise<OrderList> {
  const { from, startedAtMs, readPage, onChange, signal } = reading
  let list: OrderList = { ...from, state: { kind: 'reading' }, startedAtMs }
  const update = (change: Partial<OrderList>) => {
    list = { ...list, ...change }
    onChange(list)
  }
  const setPagesAside = () =>
    update({ otherPages: [...list.otherPages, ...list.pages], pages: [], totalPages: undefined })
  const addPage = ({ page, totalPages }: ReadPage) =>
    update({ totalPages, pages: [...list.pages.filter((known) => known.page !== page.page), page] })

  /** Whether the pages fit together: the same count of pages throughout, none short. */
  async function readPages(): Promise<boolean> {
    const first = await readPage('all', 1)
    const known = list.pages.find(({ page }) => page === 1)
    if (known && hasChanged(known, first.page, list.totalPages !== first.totalPages)) {
      setPagesAside()
    }
    // A page that did not change keeps its place among those that are on screen.
    if (known && list.pages.includes(known)) update({ totalPages: first.totalPages })
    else addPage(first)
    const counts = new Set([first.totalPages])
    const started = new Set(list.pages.map(({ page }) => page))
    await sideBySide(async () => {
      for (let page = 2; page <= (list.totalPages ?? 0); page += 1) {
        if (started.has(page)) continue
        started.add(page)
        const read = await readPage('all', page)
        counts.add(read.totalPages)
        addPage(read)
      }
    }, signal)
    return counts.size === 1 && !hasShortPage(list.pages)
  }

  async function findLostTrades(): Promise<OrderPage[]> {
    const found: OrderPage[] = []
    for (const recurringType of ['time', 'price'] as const) {
      let total = 1
      for (let page = 1; page <= total; page += 1) {
        const read = await readPage(recurringType, page)
        total = read.totalPages
        found.push(read.page)
        update({ otherPages: [...list.otherPages, read.page] })
      }
    }
    return found
  }

  onChange(list)
  try {
    let misfits: readonly OrderPage[] = []
    if (!(await readPages())) {
      misfits = list.pages
      setPagesAside()
      if (await readPages()) misfits = []
    }
    const found = list.pages.some(hasLostTrades) ? await findLostTrades() : []
    // Only now, with all that this reading brought, is an earlier one no longer needed.
    update({ otherPages: [...misfits, ...found], state: { kind: 'whole' } })
  } catch (error) {
    if (signal.aborted) update({ state: { kind: 'stopped' } })
    else update({ state: { kind: 'failed', fault: listFault(error) } })
  }
  return list
}

/** Runs some workers to their ends, so that one bad page keeps no other away; then throws. */
async function sideBySide(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: PAGES_AT_ONCE }, work))
  signal.throwIfAborted()
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function hasChanged(known: OrderPage, read: OrderPage, totalChanged: boolean): boolean {
  const keys = ({ orders, keysWithoutTrades }: OrderPage) =>
    [...orders.map((order) => order.orderKey), ...keysWithoutTrades].join()
  return totalChanged || known.itemCount !== read.itemCount || keys(known) !== keys(read)
}

function hasShortPage(pages: readonly OrderPage[]): boolean {
  const lastPage = Math.max(...pages.map(({ page }) => page))
  const fullCount = Math.max(...pages.map(({ itemCount }) => itemCount))
  return pages.some(({ page, itemCount }) => page < lastPage && itemCount < fullCount)
}

function hasLostTrades(page: OrderPage): boolean {
  return page.orders.some((order) => order.kind === 'recurring' && order.lostTrades)
}
