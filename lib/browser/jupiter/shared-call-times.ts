import { z } from 'zod/mini'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import {
  type CallTimes,
  type CallTimesStore,
  NO_CALLS,
  timesAt,
} from '@/lib/upstream/jupiter/jupiter-call-times'
import { updateStored } from './call-times-database'

/** A database that hangs would hold up the first page. */
const LONGEST_TURN_MS = 2_000
/** The most calls a minute that are shared: beyond it each change would cost more than it saves. */
export const MOST_SHARED_CALLS = 600
const MOST_LIMITS = 20

const timeSchema = z.number().check(z.minimum(0))
const timesSchema = z.object({
  calls: z.array(timeSchema).check(z.maxLength(MOST_SHARED_CALLS)),
  usedUpUntilMs: timeSchema,
  pausedUntilMs: timeSchema,
  // Stored by an older version of the page without them.
  answeredMs: z._default(timeSchema, 0),
  refusedMs: z._default(timeSchema, 0),
})
const entrySchema = z.record(z.string().check(z.maxLength(10)), timesSchema)

type Entry = Record<string, CallTimes>

/**
 * The times of Jupiter's calls with a key, or without one, over all tabs and reloads
 * (behaviour 4.12): in the browser's database, whose transactions come one after another over all
 * tabs. Where it is absent, fails or does not answer, each tab counts for itself.
 */
export function sharedCallTimes(apiKey: string | undefined): CallTimesStore {
  const limit = apiKey === undefined ? 'keyless' : digestOf(apiKey)
  let own = NO_CALLS
  let isShared = true

  async function update(change: (times: CallTimes) => CallTimes): Promise<void> {
    let isDone = false
    const inTurn = (stored: unknown): Entry => {
      const entry = entrySchema.safeParse(stored).data ?? {}
      // It came too late: the change was made without it.
      if (!isShared) return entry
      own = change(entry[limit] ?? own)
      isDone = true
      return withTimes(entry, limit, own)
    }
    if (isShared) {
      try {
        await inTime(updateStored(inTurn))
        return
      } catch {
        isShared = false
      }
    }
    if (!isDone) own = change(own)
  }
  return { read: () => own, update }
}

/** @throws where some work takes too long */
async function inTime(work: Promise<void>): Promise<void> {
  const ending = new AbortController()
  const end = async () => {
    await abortableWait(LONGEST_TURN_MS, ending.signal)
    throw new Error('The database does not answer.')
  }
  try {
    await Promise.race([work, end()])
  } finally {
    ending.abort()
  }
}

function withTimes(entry: Entry, limit: string, times: CallTimes): Entry {
  const others = Object.entries(entry).filter(
    ([other, known]) => other !== limit && doesCount(known),
  )
  return Object.fromEntries([...others.slice(-MOST_LIMITS), [limit, times]])
}

function doesCount(times: CallTimes): boolean {
  const { calls, usedUpUntilMs, pausedUntilMs } = timesAt(times, Date.now())
  return calls.length > 0 || usedUpUntilMs > 0 || pausedUntilMs > 0
}

/** Tells one key from another without holding anything of it (FNV-1a, 32 bits). */
function digestOf(apiKey: string): string {
  let digest = 0x811c9dc5
  for (let index = 0; index < apiKey.length; index += 1) {
    digest = Math.imul(digest ^ apiKey.charCodeAt(index), 0x01000193)
  }
  return (digest >>> 0).toString(36)
}
