import * as z from '@/lib/domain/text/zod'
import { readStored, writeStored } from '@/lib/browser/storage/local-storage'
import type { Trade } from '@/lib/domain/trades/order-event'
import { TAX_FORMATS, type TaxFormat } from '@/lib/view/tax-files/tax-programs'

const NAME = 'exportedTrades'
/** A fifth of what browsers store for a site; the cache takes three fifths (behaviour 10.4). */
const MAX_CHARACTERS = 1_000_000

/** One record for each wallet and program that it was exported to (behaviour 19.15). */
const recordsSchema = z.array(
  z.object({
    userAddress: z.string(),
    format: z.enum(TAX_FORMATS),
    /** When the last export was, in Unix milliseconds. */
    exportedAtMs: z.int().check(z.minimum(0), z.maximum(8.64e15)),
    /** The short ids of all trades that were ever exported, with a space between them. */
    trades: z.string(),
  }),
)
type ExportRecord = z.infer<typeof recordsSchema>[number]

/** The exports of some wallets to one program so far. */
type EarlierExport = {
  /** When the last of these exports was, in Unix milliseconds. */
  exportedAtMs: number
  /** Returns whether one of these exports had a trade. */
  holds: (trade: Trade) => boolean
}

/** Returns the earlier exports of some wallets in this browser, by program (behaviour 19.15, 21.8). */
export function earlierExports(userAddresses: readonly string[]): Map<TaxFormat, EarlierExport> {
  const records = storedRecords().filter(({ userAddress }) => userAddresses.includes(userAddress))
  const inFormat = (format: TaxFormat) => records.filter((record) => record.format === format)
  const formats = new Set(records.map(({ format }) => format))
  return new Map([...formats].map((format) => [format, earlierExport(inFormat(format))]))
}

function earlierExport(records: readonly ExportRecord[]): EarlierExport {
  const held = new Map(
    records.map(({ userAddress, trades }) => [userAddress, new Set(trades.split(' '))]),
  )
  return {
    exportedAtMs: Math.max(...records.map(({ exportedAtMs }) => exportedAtMs)),
    holds: (trade) => held.get(trade.userAddress)?.has(shortId(trade)) ?? false,
  }
}

/**
 * Remembers the trades of a file. If storage runs out, the oldest exports are dropped first (behaviour 19.15).
 * @returns whether this browser remembered them
 */
export function rememberExport(
  format: TaxFormat,
  trades: readonly Trade[],
  nowMs: number,
): boolean {
  const wallets = new Set(trades.map(({ userAddress }) => userAddress))
  const isOwn = (record: ExportRecord) =>
    record.format === format && wallets.has(record.userAddress)
  const records = storedRecords()
  const newRecords = [...wallets].map((userAddress): ExportRecord => {
    const before = records.find((one) => isOwn(one) && one.userAddress === userAddress)
    const added = trades.filter((trade) => trade.userAddress === userAddress).map(shortId)
    const ids = new Set([...(before?.trades.split(' ') ?? []), ...added])
    return { userAddress, format, exportedAtMs: nowMs, trades: [...ids].join(' ') }
  })
  const others = records
    .filter((record) => !isOwn(record))
    .sort((a, b) => b.exportedAtMs - a.exportedAtMs)
  for (;;) {
    const text = JSON.stringify([...newRecords, ...others])
    if (text.length <= MAX_CHARACTERS && writeStored(NAME, text)) return true
    if (others.pop() === undefined) return false
  }
}

function storedRecords(): ExportRecord[] {
  return recordsSchema.safeParse(z.jsonOf(readStored(NAME) ?? '')).data ?? []
}

/** These lengths are enough to distinguish transactions, and the orders of one transaction. */
const SIGNATURE_CHARACTERS = 10
const KEY_CHARACTERS = 4

/** Returns the start of the signature, the end of the order key (random even in UUIDs) and the place. */
function shortId({ transactionSignature: signature, orderKey, place = 1 }: Trade): string {
  const text =
    signature === ''
      ? orderKey
      : signature.slice(0, SIGNATURE_CHARACTERS) + orderKey.slice(-KEY_CHARACTERS)
  return place === 1 ? text : `${text}:${place}`
}
