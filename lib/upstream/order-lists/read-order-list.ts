import {
  hasChanged,
  hasOrderOnTwoPages,
  hasShortPage,
} from '@/lib/domain/order-lists/changed-pages'
import { departedFrom } from '@/lib/domain/order-lists/departed-orders'
import { type ListState, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'
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
  /** Pages that were read again and are as before: the older ones keep their place on screen. */
  let confirmed: readonly OrderPage[] = []
  const update = (change: Partial<OrderList>) => {
    list = { ...list, ...change }
    onChange(list)
  }
  const setAside = (aside: readonly OrderPage[]) => {
    const pages = list.pages.filter((page) => !aside.includes(page))
    const totalPages = pages.length > 0 ? list.totalPages : undefined
    update({ otherPages: [...list.otherPages, ...aside], pages, totalPages })
  }
  const addPages = (read: readonly OrderPage[], totalPages: number) =>
    update({ totalPages, pages: replaced(list.pages, read) })
  const isAsBefore = ({ page, totalPages }: ReadPage) => {
    const known = list.pages.find((each) => each.page === page.page)
    return known && !hasChanged(known, page) && list.totalPages === totalPages
  }

  /** Reads page 1, and again what the kept pages rest on: where any is not as before, all. */
  async function begin(): Promise<number> {
    const first = await readPage('all', 1)
    const read = [first]
    for (const page of pagesToConfirm(list)) {
      if (!read.every(isAsBefore)) break
      read.push(await readPage('all', page))
    }
    const pages = read.map(({ page }) => page)
    const { totalPages } = read.at(-1) ?? first
    if (list.pages.length > 0 && read.every(isAsBefore)) {
      confirmed = pages
      return totalPages
    }
    if (list.pages.length > 0) setAside(list.pages)
    confirmed = []
    addPages(pages, totalPages)
    return totalPages
  }

  /** Whether the pages fit together: the same count of pages throughout, none short, no order twice. */
  async function readPages(): Promise<boolean> {
    const counts = new Set([await begin()])
    const started = new Set(list.pages.map(({ page }) => page))
    const readUpTo = (lastPage: () => number) => async () => {
      for (let page = 2; page <= lastPage(); page += 1) {
        if (started.has(page)) continue
        started.add(page)
        const read = await readPage('all', page)
        counts.add(read.totalPages)
        addPages([read.page], read.totalPages)
      }
    }
    const lastPage = () => list.totalPages ?? 0
    const keptCount = started.size
    const ends = await sideBySide(readUpTo(() => lastPage() - 1))
    signal.throwIfAborted()
    // An order that joined the list between its pages moved another one to each page below, which
    // shows where a page is read after the one before it: at the latest on the last one, which is
    // read anew where it was kept.
    if (started.size > keptCount && started.delete(lastPage())) {
      setAside(list.pages.filter(({ page }) => page === lastPage()))
    }
    ends.push(...(await sideBySide(readUpTo(lastPage))))
    throwFirst(ends, signal)
    return counts.size === 1 && !hasShortPage(list.pages) && !hasOrderOnTwoPages(list.pages)
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

  /** Only now, with all that this reading brought, is an earlier one no longer needed. */
  function finish(state: ListState, misfits: readonly OrderPage[], found: readonly OrderPage[]) {
    const pages = replaced(list.pages, confirmed)
    const otherPages = [...misfits, ...found]
    const before = [...list.departed, ...list.otherPages]
    update({ pages, otherPages, departed: departedFrom(before, [...pages, ...otherPages]), state })
  }

  onChange(list)
  try {
    let misfits: readonly OrderPage[] = []
    if (!(await readPages())) {
      misfits = list.pages
      setAside(list.pages)
      if (await readPages()) misfits = []
    }
    const found = list.pages.some(hasLostTrades) ? await findLostTrades() : []
    finish({ kind: misfits.length === 0 ? 'whole' : 'uneven' }, misfits, found)
  } catch (error) {
    const pages = replaced(list.pages, confirmed)
    if (signal.aborted) update({ pages, state: { kind: 'stopped' } })
    else update({ pages, state: { kind: 'failed', fault: listFault(error) } })
  }
  return list
}

/**
 * The pages besides the first that show whether the others that are kept still stand where they stood.
 * Orders leave an active list while others come, and what evens out shows on no page but its own: all.
 * A past list only grows: an order that came before a kept page moved what stands on the last of them;
 * where nothing but the end is missing, the next page shows it too. A kept end is read after what is
 * missing, and not before it.
 */
function pagesToConfirm({ name, pages, totalPages = 0 }: OrderList): number[] {
  const kept = pages.flatMap(({ page }) => (page > 1 ? [page] : [])).sort((a, b) => a - b)
  const last = kept.at(-1) ?? 1
  const isWhole = kept.length + 1 === totalPages
  if (name.startsWith('active')) return kept.filter((page) => isWhole || page < totalPages)
  const isOnlyEndMissing = kept.length + 1 === last
  return !isWhole && (isOnlyEndMissing || last === totalPages) ? [] : kept.slice(-1)
}

/** Runs some workers to their ends, so that one bad page keeps no other away. */
function sideBySide(work: () => Promise<void>): Promise<PromiseSettledResult<void>[]> {
  return Promise.allSettled(Array.from({ length: PAGES_AT_ONCE }, work))
}

function throwFirst(ends: readonly PromiseSettledResult<void>[], signal: AbortSignal): void {
  signal.throwIfAborted()
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Pages with some of them read anew, or added at the end. */
function replaced(pages: readonly OrderPage[], read: readonly OrderPage[]): OrderPage[] {
  const numbers = new Set(read.map(({ page }) => page))
  return [...pages.filter(({ page }) => !numbers.has(page)), ...read]
}

function hasLostTrades(page: OrderPage): boolean {
  return page.orders.some((order) => order.kind === 'recurring' && order.lostTrades)
}
