import { readStored, writeStored } from '@/lib/browser/cache/local-storage'
import { PRICE_METHODS, type PriceMethod } from '@/lib/domain/prices/price-plan'

const NAME = 'priceWay'

/** Which way was taken last; undefined before the first time (behaviour 8.30). */
export function lastPriceWay(): PriceMethod | undefined {
  const stored = readStored(NAME)
  return PRICE_METHODS.find((way) => way === stored)
}

/** Keeps which way was taken: it stands first in the dialog the next time. */
export function rememberPriceWay(way: PriceMethod): void {
  writeStored(NAME, way)
}
