import { storedText } from '@/lib/browser/preferences/stored-text'
import { readPace } from '@/lib/view/prices/price-request-body'

const USUAL = 1
const stored = storedText('birdeyeRequestsPerSecond')

/** How many requests a second the visitor's Birdeye plan allows; undefined for one (20.9). */
export function birdeyePace(): number | undefined {
  return readPace(stored.get() ?? '')
}

/** Keeps the pace of the visitor's plan; undefined, and one, leave nothing stored. */
export function keepBirdeyePace(requestsPerSecond: number | undefined): void {
  const isUsual = requestsPerSecond === undefined || requestsPerSecond === USUAL
  stored.set(isUsual ? undefined : String(requestsPerSecond))
}
