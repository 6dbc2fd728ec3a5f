import { storedSetting } from '@/lib/browser/storage/local-storage'
import { USUAL_REQUESTS_PER_SECOND } from '@/lib/domain/prices/price-calls'
import { readPace } from '@/lib/view/routes/price-route'

const storedPace = storedSetting('birdeyeRequestsPerSecond')

/** Returns the requests per second of the visitor's Birdeye plan; undefined means 1 (behaviour 20.8). */
export function birdeyePace(): number | undefined {
  return readPace(storedPace.get() ?? '')
}

/** Stores the pace; the usual one stores nothing. */
export function keepBirdeyePace(requestsPerSecond: number | undefined): void {
  const isUsual = requestsPerSecond === undefined || requestsPerSecond === USUAL_REQUESTS_PER_SECOND
  storedPace.set(isUsual ? undefined : String(requestsPerSecond))
}
