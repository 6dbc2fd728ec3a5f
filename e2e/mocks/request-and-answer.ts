/** A call as the mocks see it; the path is without the query. */
export type MockRequest = {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  body: string
  /** When it came, in milliseconds since 1970. */
  atMs: number
}

export type Reply = {
  kind: 'reply'
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** The headers promise the whole body, but the connection ends halfway. */
  isBrokenOff?: boolean
  /** It has no CORS header, so that a browser sees a network error in its place. */
  isHiddenFromBrowsers?: boolean
}

/** What becomes of a call: an answer, a connection cut without one, or silence. */
export type Answer = Reply | { kind: 'drop' } | { kind: 'hang' }

/** An answer in JSON; a text is taken for JSON already. */
export function jsonReply(
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    kind: 'reply',
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** A web page instead of JSON. */
export function htmlReply(status = 200): Reply {
  return {
    kind: 'reply',
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>One moment, please</title><p>Checking your browser.</p>',
  }
}

/** A text, as gateways answer if no service is behind them. */
export function textReply(status: number, body: string): Reply {
  return { kind: 'reply', status, headers: { 'content-type': 'text/plain' }, body }
}

/** The JSON of a body; `undefined` if it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
