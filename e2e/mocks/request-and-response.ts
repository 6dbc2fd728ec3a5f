/** A call as the mocks see it. The path has no query. */
export type MockRequest = {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  /** The names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  body: string
  /** The time of the call, in Unix milliseconds. */
  atMs: number
}

export type Reply = {
  kind: 'reply'
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** The headers promise the whole body, but the connection ends halfway. */
  isBrokenOff?: boolean
  /** The response has no CORS header, so that a browser sees a network error instead. */
  isHiddenFromBrowsers?: boolean
}

/** What a call gets: a response, a connection that is cut without one, or silence. */
export type MockResponse = Reply | { kind: 'drop' } | { kind: 'hang' }

/** Returns a JSON response. A body that is a text is sent unchanged. */
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

/** Returns a web page instead of JSON. */
export function htmlReply(status = 200): Reply {
  return {
    kind: 'reply',
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>One moment, please</title><p>Checking your browser.</p>',
  }
}

/** Returns plain text, as a gateway does when no service is behind it. */
export function textReply(status: number, body: string): Reply {
  return { kind: 'reply', status, headers: { 'content-type': 'text/plain' }, body }
}

/** Returns the JSON of a body; `undefined` if the body isn't JSON. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
