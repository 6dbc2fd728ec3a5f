import type { PriceAnswer } from '@/lib/domain/prices/best-price'
import type { MintAnswers, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { showToast } from '@/lib/browser/toasts/toast-store'
import {
  CACHE_NAME,
  type CacheContent,
  LONGEST_CACHE,
  packCache,
  type PackedCache,
} from './cache-format'
import { readStored, writeStored } from './local-storage'
import { unpackPrices } from './packed-prices'
import { storedParts } from './stored-parts'

const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will be read again next time.'
const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are kept only until this tab is closed.'
const OF_LATER_VERSION =
  'A newer version of this page uses the browser storage. What is new here is kept only until this tab is closed or loaded anew.'

/** How near a text comes to the room there is: a few prices, or 2 % where each try takes long. */
const NEAR_CHARACTERS = 500
const NEAR_SHARE = 0.02

const told = new Set<string>()

/** What became of a write: the text that is stored, and whether the browser refused a longer one. */
export type StoredText = { text: string | undefined; wasRefused: boolean }

/**
 * Stores as much as there is room for. Lists are given up before prices, and each is told once; no
 * price that is stored gives way to a new one that nobody typed (behaviour 10.4).
 * @param nowMs in Unix milliseconds
 * @param mark the text's last line
 */
export function storeWhatFits(content: CacheContent, nowMs: number, mark: string): StoredText {
  const whole = packMarked(content, LONGEST_CACHE, mark)
  if (whole.leftOut.prices === 0 && isWritten(whole)) return storedText(whole, false)
  const standing = readStored(CACHE_NAME) ?? ''
  const prices = byStanding(content.prices, unpackPrices(storedParts(standing).prices, nowMs))
  const pack = (longest: number) =>
    packMarked({ ...content, prices: prices.standing }, longest, mark, prices.added)
  const longest = pack(LONGEST_CACHE)
  if (isWritten(longest)) return storedText(longest, false)
  const fitting = longestThatFits(pack, longest.text.length, standing.length)
  if (fitting) return storedText(fitting, true)
  tellOf({ prices: content.prices.size, lists: content.lists.length })
  return { text: undefined, wasRefused: true }
}

/** Tells once that this page stores nothing, because a later version did (behaviour 10.11). */
export function tellOfLaterVersion(): void {
  tell(OF_LATER_VERSION)
}

function packMarked(
  content: CacheContent,
  longest: number,
  mark: string,
  newPrices?: PriceAnswers,
): PackedCache {
  const { text, leftOut } = packCache(content, longest - mark.length, newPrices)
  return { text: text + mark, leftOut }
}

/** Prices apart: those of minutes that are stored with one already, and all others. */
function byStanding(prices: PriceAnswers, stored: PriceAnswers) {
  const standing = new Map<string, MintAnswers>()
  const added = new Map<string, MintAnswers>()
  for (const [mint, ofMint] of prices) {
    const known = stored.get(mint)
    const isStanding = ([minute]: [number, PriceAnswer]) => {
      const answer = known?.get(minute)
      return (answer?.typed ?? answer?.found) !== undefined
    }
    const [kept, others] = [new Map<number, PriceAnswer>(), new Map<number, PriceAnswer>()]
    for (const entry of ofMint) (isStanding(entry) ? kept : others).set(...entry)
    standing.set(mint, kept)
    added.set(mint, others)
  }
  return { standing, added }
}

/**
 * Writes what fits, found by halves between what fits and what is too long. As many characters as
 * stand there already find room again.
 */
function longestThatFits(
  pack: (longest: number) => PackedCache,
  refused: number,
  standing: number,
): PackedCache | undefined {
  let best: PackedCache | undefined
  let [fits, isTooLong] = [0, refused]
  let longest = standing > 0 && standing < refused ? standing : Math.floor(refused / 2)
  do {
    const packed = pack(longest)
    if (isWritten(packed)) [best, fits] = [packed, longest]
    else isTooLong = packed.text.length
    longest = Math.floor((fits + isTooLong) / 2)
  } while (isTooLong - fits > Math.max(NEAR_CHARACTERS, fits * NEAR_SHARE))
  return best
}

function isWritten({ text }: PackedCache): boolean {
  return writeStored(CACHE_NAME, text)
}

function storedText({ text, leftOut }: PackedCache, wasRefused: boolean): StoredText {
  tellOf(leftOut)
  return { text, wasRefused }
}

function tellOf(leftOut: PackedCache['leftOut']): void {
  if (leftOut.prices > 0) tell(NO_ROOM_FOR_PRICES)
  if (leftOut.lists > 0) tell(NO_ROOM_FOR_LISTS)
}

function tell(text: string): void {
  if (!told.has(text)) showToast({ kind: 'warn', text })
  told.add(text)
}
