import { bodyRoom } from './body-room'
import { jsonError } from './json-error'
import { type LimitedBody, readLimitedBody } from './limited-body'
import { isFromOwnPages } from './own-pages'
import { whenSent } from './when-sent'

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A body that brings no byte for so long has broken off. */
const IDLE_TIMEOUT_MS = 20_000
/** How soon there may be room again, in seconds: a whole CSV request takes less. */
const RETRY_AFTER_SECONDS = '2'

type Answer<T extends unknown[]> = (request: Request, ...rest: T) => Promise<Response>
type Handlers<T extends unknown[]> = Record<Method, Answer<T>>

/**
 * The handlers of a route that answers GET, and only our own pages (behaviour 12.11, 12.12).
 * @param answer what it does once no guard refuses
 */
export function guardedGet<T extends unknown[]>(answer: Answer<T>): Handlers<T> {
  return handlersFor('GET', async (request, ...rest) => {
    if (!isFromOwnPages(request.headers, 'refused')) return notOurPages()
    return answer(request, ...rest)
  })
}

type BodyGuards = {
  /** The content types it reads. */
  types: readonly string[]
  longestBytes: number
  /** How many bytes of bodies it holds at once, over all requests. */
  roomBytes: number
}

/**
 * The handlers of a route that answers POST: method, site, content type and length are checked in
 * this order, before and while the body is read (behaviour 12.11, 12.12, 12.13, 12.14, 15.11).
 * @param answer what it does with the body once no guard refuses
 */
export function guardedPost(
  { types, longestBytes, roomBytes }: BodyGuards,
  answer: (request: Request, body: Blob) => Promise<Response>,
): Handlers<[]> {
  const room = bodyRoom(roomBytes)
  return handlersFor('POST', async (request) => {
    if (!isFromOwnPages(request.headers, 'allowed')) return notOurPages()
    if (!types.includes(typeOf(request))) {
      return jsonError(415, `The request must be ${types.join(' or ')}.`)
    }
    const limits = { longestBytes, idleTimeoutMs: IDLE_TIMEOUT_MS, room }
    const sent = await readLimitedBody(request, limits)
    if (sent.kind !== 'whole') return refusedBody(sent.kind)
    try {
      return whenSent(await answer(request, sent.body), request.signal, sent.release)
    } catch (error) {
      sent.release()
      throw error
    }
  })
}

/** Next answers a method without a handler by itself, and its answer may be stored. */
function handlersFor<T extends unknown[]>(allowed: 'GET' | 'POST', answer: Answer<T>): Handlers<T> {
  const notAllowed = async () => {
    return jsonError(405, `Only ${allowed} is answered here.`, { allow: allowed })
  }
  const guarded: Answer<T> = async (request, ...rest) => {
    try {
      return await answer(request, ...rest)
    } catch (error) {
      console.error(error)
      return jsonError(500, 'This site met an error of its own.')
    }
  }
  const handlerOf = (method: Method) => (method === allowed ? guarded : notAllowed)
  return {
    GET: handlerOf('GET'),
    HEAD: handlerOf('HEAD'),
    OPTIONS: handlerOf('OPTIONS'),
    POST: handlerOf('POST'),
    PUT: handlerOf('PUT'),
    PATCH: handlerOf('PATCH'),
    DELETE: handlerOf('DELETE'),
  }
}

function notOurPages(): Response {
  return jsonError(403, 'Only the pages of this site may ask here.')
}

function refusedBody(kind: Exclude<LimitedBody['kind'], 'whole'>): Response {
  if (kind === 'too-long') return jsonError(413, 'The request is too large.')
  if (kind === 'lost') return jsonError(408, 'The request did not come whole.')
  return jsonError(503, 'This site is busy just now. Try again in a few seconds.', {
    'retry-after': RETRY_AFTER_SECONDS,
  })
}

function typeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  return type.trim().toLowerCase()
}
