import { showToast } from '@/lib/browser/toasts/toast-store'
import { CACHE_NAME, type CacheContent, type LeftOut, packCache } from './cache-format'
import { LONGEST_CACHE, SMALLEST_TRY } from './cache-size'
import { writeStored } from './local-storage'

const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will be read again next time.'
const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are kept only until this tab is closed.'

const told = new Set<string>()

/** What became of a write: the text that is stored, and whether the browser refused a longer one. */
export type StoredText = { text: string | undefined; wasRefused: boolean }

/**
 * Stores as much as there is room for: half as much at each try that fails. Lists are given up
 * before prices, and each is told once (behaviour 10.4).
 */
export function storeWhatFits(content: CacheContent): StoredText {
  for (let longest = LONGEST_CACHE; longest >= SMALLEST_TRY; longest /= 2) {
    const { text, leftOut } = packCache(content, longest)
    if (writeStored(CACHE_NAME, text)) {
      tellOf(leftOut)
      return { text, wasRefused: longest < LONGEST_CACHE }
    }
  }
  tellOf({ prices: content.prices.size, lists: content.lists.length })
  return { text: undefined, wasRefused: true }
}

function tellOf(leftOut: LeftOut): void {
  const texts = [
    ...(leftOut.prices > 0 ? [NO_ROOM_FOR_PRICES] : []),
    ...(leftOut.lists > 0 ? [NO_ROOM_FOR_LISTS] : []),
  ]
  for (const text of texts) {
    if (!told.has(text)) showToast({ kind: 'warn', text })
    told.add(text)
  }
}
