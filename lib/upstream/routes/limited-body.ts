import { idleTimeout } from '@/lib/upstream/http/idle-timeout'
import type { BodyRoom } from './body-room'

/** How many times the longest body is read in vain, before the connection is closed. */
const MOST_DISCARDED = 8

export type BodyLimits = {
  longestBytes: number
  /** How long no byte may come, in milliseconds. */
  idleTimeoutMs: number
  room: BodyRoom
}

/** A request's body, or why there is none. */
export type LimitedBody =
  /** `release` gives its room back, and must be called once nothing of it is needed any more. */
  { kind: 'whole'; body: Blob; release: () => void } | { kind: 'too-long' | 'no-room' | 'lost' }

/**
 * A request's body, in whose limits it is counted as it comes, so that a wrong or missing
 * content-length changes nothing. 'lost' is one that breaks off or brings no byte for too long.
 * @returns room is taken only where it is 'whole'
 */
export async function readLimitedBody(request: Request, limits: BodyLimits): Promise<LimitedBody> {
  const { longestBytes, idleTimeoutMs, room } = limits
  if (Number(request.headers.get('content-length')) > longestBytes) return { kind: 'too-long' }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const release = () => {
    room.give(bytes)
    bytes = 0
  }
  const { signal, onActivity, end } = idleTimeout(request.signal, idleTimeoutMs)
  const reader = request.body?.getReader()
  const giveUp = (kind: 'too-long' | 'no-room' | 'lost') => {
    release()
    if (reader) void discardRest(reader, MOST_DISCARDED * longestBytes)
    return { kind }
  }
  try {
    while (reader) {
      const { done, value } = await whileAwaited(reader.read(), signal)
      if (done) break
      onActivity()
      if (bytes + value.byteLength > longestBytes) return giveUp('too-long')
      if (!room.take(value.byteLength)) return giveUp('no-room')
      bytes += value.byteLength
      pieces.push(value)
    }
    return { kind: 'whole', body: new Blob(pieces), release }
  } catch {
    return giveUp('lost')
  } finally {
    end()
  }
}

/**
 * Reads on without keeping anything: browsers send their whole body before they look at the answer,
 * and the connection takes no other request until then. It ends with the connection, or after so
 * many bytes.
 */
async function discardRest(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  mostBytes: number,
): Promise<void> {
  try {
    for (let bytes = 0; bytes < mostBytes;) {
      const { done, value } = await reader.read()
      if (done) return
      bytes += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The connection is gone.
  }
}

/** What a promise gives; rejects at once when the signal aborts. */
function whileAwaited<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
