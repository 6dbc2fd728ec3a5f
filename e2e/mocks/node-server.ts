import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { createMocks } from './all-mocks'
import type { MockResponse, MockRequest } from './request-and-response'

const MAX_BODY_BYTES = 4_000_000

/** Makes an HTTP server for the mocks, which doesn't listen yet. */
export function createMocksServer(respond: ReturnType<typeof createMocks>): Server {
  return createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(async (request) => {
        const { response, waitMs, hold } = respond(request)
        if (waitMs > 0) await wait(waitMs)
        if (hold) {
          outgoing.once('close', hold.leave)
          await hold.released
        }
        send(response, incoming, outgoing)
      })
      .catch((error: unknown) => {
        // An error in the mocks themselves must not look like a fault that a test asked for.
        console.error(`Mocks: ${incoming.method} ${incoming.url}`, error)
        incoming.socket.destroy()
      })
  })
}

async function readRequest(incoming: IncomingMessage): Promise<MockRequest> {
  const atMs = Date.now()
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BODY_BYTES) throw new Error('the body is too long')
    chunks.push(bytes)
  }
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]),
    ),
    body: Buffer.concat(chunks).toString('utf8'),
    atMs,
  }
}

function send(response: MockResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (response.kind === 'hang') return
  if (response.kind === 'drop') {
    incoming.socket.destroy()
    return
  }
  const body = Buffer.from(response.body, 'utf8')
  // A response with status 204 must not have a Content-Length.
  const length = response.status === 204 ? {} : { 'content-length': body.length }
  outgoing.writeHead(response.status, { ...response.headers, ...length })
  if (!response.isBrokenOff) {
    outgoing.end(body)
    return
  }
  outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy())
}
