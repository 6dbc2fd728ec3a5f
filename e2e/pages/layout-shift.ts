import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The font arrives this late. By then, the first rows show in the fallback font. */
const FONT_MS = 800

/** The parts of a LayoutShift entry that are used here. TypeScript's DOM types don't have them. */
type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The worst series of layout shifts, of at most 5 s, summed up as browsers do, and what moved in it. */
export type LayoutShifts = { score: number; moved: string[] }

/**
 * Notes each layout shift of the page's documents from now on. Shifts of rows and of what is below them
 * don't count, because rows make room for rows that arrive (behaviour 3.16, 13.10). A shift of the first
 * list as a whole does count, because there are no rows above it. Each document gets its font late, as on a
 * slow network.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  // tsx names functions with this helper, which a page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.route('**/*.woff2', async (route) => {
    await wait(FONT_MS)
    await route.continue()
  })
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry
    const windows: LayoutShifts[] = []
    let first = 0
    let last = -Infinity
    const ROWS = 'main section > *, main section ~ *, [data-slot=trades-table] > *, footer'
    const isOfRows = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      // An element that is no longer in the document was a row, or the placeholder of one.
      return !element?.isConnected || element.closest(ROWS) !== null
    }
    /** Returns the share of one element: the part of the window that it takes, times how far it moved. */
    const scoreOf = ({ previousRect: before, currentRect: after }: Shift['sources'][number]) => {
      // An element without an earlier place has appeared. It didn't move.
      if (before.width === 0) return 0
      const distance = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y))
      const area = before.width * before.height + after.width * after.height
      return (area * distance) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight))
    }
    const note = (entry: Shift) => {
      // In a frame in which rows arrive, only other elements count.
      const others = entry.sources.filter(({ node }) => !isOfRows(node))
      if (entry.hadRecentInput || others.length === 0) return
      if (entry.startTime - last > 1_000 || entry.startTime - first > 5_000) {
        first = entry.startTime
        windows.push({ score: 0, moved: [] })
      }
      last = entry.startTime
      const now = windows.at(-1)
      if (!now) return
      const hasRows = others.length < entry.sources.length
      now.score += hasRows ? others.reduce((sum, source) => sum + scoreOf(source), 0) : entry.value
      for (const { node, previousRect, currentRect } of others) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent
        const from = `${previousRect.x},${previousRect.y} ${previousRect.width}x${previousRect.height}`
        const to = `${currentRect.x},${currentRect.y} ${currentRect.width}x${currentRect.height}`
        now.moved.push(`${entry.value.toFixed(4)} ${from} -> ${to} ${name ?? ''}`)
      }
    }
    const observer = new PerformanceObserver((list) =>
      list.getEntries().filter(isShift).forEach(note),
    )
    observer.observe({ type: 'layout-shift', buffered: true })
    const worst = () => {
      observer.takeRecords().filter(isShift).forEach(note)
      return windows.reduce((a, b) => (b.score > a.score ? b : a), { score: 0, moved: [] })
    }
    Object.assign(window, { worstLayoutShift: worst })
  })
}

/** Waits for the fonts and the last frame. Returns the worst layout shifts since the navigation. */
export async function layoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // Entries come a moment after their frame.
    await new Promise((resolve) => setTimeout(resolve))
    const worst: unknown = Reflect.get(window, 'worstLayoutShift')
    return typeof worst === 'function' ? worst() : { score: 1, moved: ['nothing was noted'] }
  })
}
