import { readStored, writeStored } from '@/lib/browser/cache/local-storage'
import { PRICE_WAYS, type PriceWay } from '@/lib/domain/prices/ways-to-prices'

const NAME = 'priceWay'

/** Which way was taken last; undefined before the first time (behaviour 8.30). */
export function lastPriceWay(): PriceWay | undefined {
  const stored = readStored(NAME)
  return PRICE_WAYS.find((way) => way === stored)
}

/** Keeps which way was taken: it stands first in the dialog the next time. */
export function rememberPriceWay(way: PriceWay): void {
  writeStored(NAME, way)
}
