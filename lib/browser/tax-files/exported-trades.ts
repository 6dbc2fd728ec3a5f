import { z } from 'zod/mini'
import { readStored, writeStored } from '@/lib/browser/cache/local-storage'
import { jsonOf } from '@/lib/domain/text/json-value'

const NAME = 'exportedTrades'
/** A fifth of what browsers store for a site; the cache takes three fifths (behaviour 10.4). */
const LONGEST = 1_000_000
/** So much of a signature is as good as the whole: 70 bits. */
const KEPT_CHARACTERS = 12

const exportsSchema = z.record(
  z.string(),
  z.object({
    /** When the last export was, in Unix milliseconds. */
    exportedAtMs: z.int().check(z.minimum(0), z.maximum(8.64e15)),
    /** The shortened ids of all trades that were ever exported, with a space between them. */
    trades: z.string(),
  }),
)
type StoredExports = z.infer<typeof exportsSchema>

/** What the exports of some wallets held so far. */
export type EarlierExports = {
  /** When the last one was, in Unix milliseconds. */
  exportedAtMs: number
  /** Whether an export of a wallet held a trade. */
  holds: (userAddress: string, id: string) => boolean
}

/**
 * The earlier exports of some wallets in this browser; undefined where there is none
 * (behaviour 19.15, 21.9).
 */
export function earlierExports(userAddresses: readonly string[]): EarlierExports | undefined {
  const stored = Object.entries(storedExports()).filter(([wallet]) =>
    userAddresses.includes(wallet),
  )
  if (stored.length === 0) return undefined
  // Of a million characters, so not before one is looked for.
  let ids: Map<string, Set<string>> | undefined
  const idsOf = () =>
    (ids ??= new Map(stored.map(([wallet, { trades }]) => [wallet, new Set(trades.split(' '))])))
  return {
    exportedAtMs: Math.max(...stored.map(([, { exportedAtMs }]) => exportedAtMs)),
    holds: (userAddress, id) => idsOf().get(userAddress)?.has(shortId(id)) ?? false,
  }
}

/**
 * Adds an export to what is remembered of its wallet. Where room runs out, other wallets go first,
 * those exported longest ago before others (behaviour 19.15).
 * @param ids of the trades that it holds
 * @param nowMs Unix milliseconds
 * @returns whether this browser kept it
 */
export function rememberExport(
  userAddress: string,
  ids: readonly string[],
  nowMs: number,
): boolean {
  const stored = storedExports()
  const before = Object.hasOwn(stored, userAddress) ? stored[userAddress]?.trades : undefined
  const all = new Set([...(before?.split(' ') ?? []), ...ids.map(shortId)])
  const own = { exportedAtMs: nowMs, trades: [...all].join(' ') }
  const others = Object.entries(stored)
    .filter(([wallet]) => wallet !== userAddress)
    .sort(([, a], [, b]) => b.exportedAtMs - a.exportedAtMs)
  for (;;) {
    const text = JSON.stringify({ [userAddress]: own, ...Object.fromEntries(others) })
    if (text.length <= LONGEST && writeStored(NAME, text)) return true
    if (others.pop() === undefined) return false
  }
}

function storedExports(): StoredExports {
  return exportsSchema.safeParse(jsonOf(readStored(NAME) ?? '')).data ?? {}
}

/** The beginning of the signature, and the place. */
function shortId(id: string): string {
  const [signature = '', place] = id.split('-')
  const start = signature.slice(0, KEPT_CHARACTERS)
  return place === undefined ? start : `${start}-${place}`
}
