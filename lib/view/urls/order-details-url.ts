type PageParts = { pathname: string; search: string; hash: string }

const ORDER = 'order'

/** Returns the key of the order whose details a URL shows, if any (behaviour 16.7). */
export function orderDetailsKey({ search }: Pick<PageParts, 'search'>): string | undefined {
  return new URLSearchParams(search).get(ORDER) || undefined
}

/** Returns the same URL with the details of an order, or without any. */
export function withOrderDetails({ pathname, search, hash }: PageParts, orderKey?: string): string {
  const query = new URLSearchParams(search)
  query.delete(ORDER)
  if (orderKey !== undefined) query.append(ORDER, orderKey)
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`
}
