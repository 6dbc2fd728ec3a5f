import { keysOn } from '@/lib/domain/order-lists/partial-list'
import { allPages, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'

/**
 * What two tabs read of one list together: a whole list before one that is not, then the later, with
 * what the other tab read since then. Of two that are not whole the fuller, with all pages that the
 * other one read beside it: as pages of the list where both saw the same list, else as those of
 * another reading, so that nothing is forgotten (behaviour 10.6).
 */
export function mergeLists(own: OrderList, other: OrderList): OrderList {
  const [better, worse] = isBetter(other, own) ? [other, own] : [own, other]
  if (better.state.kind === 'whole') {
    const { startedAtMs } = better
    return withOthers(
      better,
      allPages(worse).filter((page) => page.readAtMs > startedAtMs),
    )
  }
  if (!isSameList(better, worse)) {
    return withOthers(better, allPages(worse))
  }
  const pages = newestPages([...better.pages, ...worse.pages])
  return withOthers({ ...better, pages }, [...worse.departed, ...worse.otherPages])
}

function isBetter(list: OrderList, known: OrderList): boolean {
  const isWhole = list.state.kind === 'whole'
  if (isWhole !== (known.state.kind === 'whole')) return isWhole
  return isWhole ? list.startedAtMs > known.startedAtMs : list.pages.length > known.pages.length
}

/** Whether two readings saw the same list: as many pages, and the same orders where both read one. */
function isSameList(one: OrderList, other: OrderList): boolean {
  if (one.totalPages !== other.totalPages) return false
  const known = new Map(other.pages.map((page) => [page.page, keysOn(page).join()]))
  return one.pages.every(
    (page) => (known.get(page.page) ?? keysOn(page).join()) === keysOn(page).join(),
  )
}

/** Each page as it was read last, in the order that they came. */
function newestPages(pages: readonly OrderPage[]): OrderPage[] {
  const newest = new Map<number, OrderPage>()
  for (const page of pages) {
    const known = newest.get(page.page)
    if (!known || page.readAtMs > known.readAtMs) newest.set(page.page, page)
  }
  return [...newest.values()]
}

/** A list with some pages of other readings, each once. */
function withOthers(list: OrderList, added: readonly OrderPage[]): OrderList {
  const idOf = (page: OrderPage) => `${page.page} ${page.readAtMs} ${keysOn(page).join()}`
  const known = new Set(allPages(list).map(idOf))
  const others = added.filter((page) => {
    const isNew = !known.has(idOf(page))
    known.add(idOf(page))
    return isNew
  })
  return others.length === 0 ? list : { ...list, otherPages: [...list.otherPages, ...others] }
}
