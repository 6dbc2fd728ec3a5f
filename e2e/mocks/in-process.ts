import * as z from 'zod'
import { createMocks } from './all-mocks'
import type { MockResponse, Reply } from './request-and-response'

/** The headers and body of a call. */
export type CallOptions = { headers?: Record<string, string>; body?: object }

const newWalletSchema = z.object({ address: z.string() })

/**
 * Makes new mocks without a server. Calls are written 'GET /path?query'.
 * @param now returns the time of a call, in Unix milliseconds
 */
export function mocksInProcess(now = () => 1_700_000_000_000) {
  const respond = createMocks()

  function response(call: string, options: CallOptions = {}): MockResponse {
    const [method = '', target = ''] = call.split(' ')
    const url = new URL(target, 'http://mocks.test')
    const query = Object.fromEntries(url.searchParams)
    const { headers = {}, body } = options
    const sent = { headers, body: body === undefined ? '' : JSON.stringify(body) }
    return respond({ method, path: url.pathname, query, ...sent, atMs: now() }).response
  }

  function reply(call: string, options?: CallOptions): Reply {
    const reply = response(call, options)
    if (reply.kind !== 'reply') throw new Error(`${call} was not answered`)
    return reply
  }

  function read<Body>(schema: z.ZodType<Body>, call: string, options?: CallOptions): Body {
    return schema.parse(JSON.parse(reply(call, options).body))
  }

  const newWallet = (asked: object) =>
    read(newWalletSchema, 'POST /wallets', { body: asked }).address
  return { response, reply, read, newWallet }
}

/** Returns the call for a page of triggers. */
export function triggerCall(user: string, page = 1, status = 'history'): string {
  return `GET /jupiter/trigger/v1/getTriggerOrders?user=${user}&orderStatus=${status}&page=${page}`
}
