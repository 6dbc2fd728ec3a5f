type PageParts = { pathname: string; search: string; hash: string }

const STORY = 'order'

/** The order whose story a URL of the orders or trades page shows (behaviour 16.7). */
export function storyKey({ search }: Pick<PageParts, 'search'>): string | undefined {
  return new URLSearchParams(search).get(STORY) || undefined
}

/** The same page with the story of an order, or without one. */
export function withStory({ pathname, search, hash }: PageParts, orderKey?: string): string {
  const query = new URLSearchParams(search)
  query.delete(STORY)
  if (orderKey !== undefined) query.append(STORY, orderKey)
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`
}
