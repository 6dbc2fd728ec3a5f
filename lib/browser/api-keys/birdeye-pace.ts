import { storedText } from '@/lib/browser/storage/local-storage'
import { readPace } from '@/lib/view/routes/price-route'

/** The pace of Birdeye's free plan, in requests per second. */
export const USUAL_PACE = '1'
const storedPace = storedText('birdeyeRequestsPerSecond')

/** Returns the requests per second of the visitor's Birdeye plan; undefined means 1 (behaviour 20.8). */
export function birdeyePace(): number | undefined {
  return readPace(storedPace.get() ?? '')
}

/** Stores the pace; the usual one stores nothing. */
export function keepBirdeyePace(requestsPerSecond: number | undefined): void {
  const isUsual = requestsPerSecond === undefined || requestsPerSecond === Number(USUAL_PACE)
  storedPace.set(isUsual ? undefined : String(requestsPerSecond))
}
