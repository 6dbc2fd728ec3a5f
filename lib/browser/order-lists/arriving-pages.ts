import { notifyManager } from '@tanstack/react-query'
import { createBatch } from '@/lib/browser/time/batch'

/**
 * Pages come in bursts; drawing each of hundreds by itself would block the page. First pages are
 * drawn at once (behaviour 3.3). Every 100 ms took over half of the time that 400 orders need.
 */
const SHOWN_EVERY_MS = 250

/** What readings bring: each list's newest state by its id, shown together. */
export const arrivingPages = createBatch<[id: string, show: () => void]>(
  SHOWN_EVERY_MS,
  (waiting) =>
    notifyManager.batch(() => {
      for (const show of new Map(waiting).values()) show()
    }),
)
