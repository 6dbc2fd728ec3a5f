import { z } from 'zod/mini'
import { readStored, writeStored } from '@/lib/browser/cache/local-storage'
import { jsonOf } from '@/lib/domain/text/json-value'
import {
  type CallTimes,
  type CallTimesStore,
  NO_CALLS,
  timesAt,
} from '@/lib/upstream/jupiter/jupiter-call-times'

/** The name of the entry, and of the lock that changes it. */
const NAME = 'perijove-jupiter-calls'
/** The most calls a minute that are shared: beyond it each change would cost more than it saves. */
export const MOST_SHARED_CALLS = 600
const MOST_LIMITS = 20

const timeSchema = z.number().check(z.minimum(0))
const timesSchema = z.object({
  calls: z.array(timeSchema).check(z.maxLength(MOST_SHARED_CALLS)),
  usedUpUntilMs: timeSchema,
  pausedUntilMs: timeSchema,
})
const entrySchema = z.record(z.string().check(z.maxLength(10)), timesSchema)

type Entry = Record<string, CallTimes>

/**
 * The times of Jupiter's calls with a key, or without one, over all tabs and reloads
 * (behaviour 4.12): in the browser's storage, changed under a lock. Without locks they are changed
 * without, and without a storage each tab counts for itself.
 */
export function sharedCallTimes(apiKey: string | undefined): CallTimesStore {
  const limit = apiKey === undefined ? 'keyless' : digestOf(apiKey)
  let own = NO_CALLS
  let isShared = true

  const read = () => (isShared ? storedEntry()[limit] : undefined) ?? own
  const change = (changed: (times: CallTimes) => CallTimes) => {
    const before = read()
    own = changed(before)
    if (own === before || !isShared) return
    const others = Object.entries(storedEntry()).filter(
      ([other, times]) => other !== limit && doesCount(times),
    )
    const entry: Entry = Object.fromEntries([...others.slice(-MOST_LIMITS), [limit, own]])
    isShared = writeStored(NAME, JSON.stringify(entry))
  }
  return { read, update: (changed) => locked(() => change(changed)) }
}

/** Does something while no other tab does it; at once where the browser has no locks. */
async function locked(work: () => void): Promise<void> {
  let isDone = false
  const once = () => {
    isDone = true
    work()
  }
  try {
    if ('locks' in navigator) await navigator.locks.request(NAME, {}, once)
    else once()
  } catch (error) {
    if (isDone) throw error
    once()
  }
}

function storedEntry(): Entry {
  return entrySchema.safeParse(jsonOf(readStored(NAME) ?? '')).data ?? {}
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
