import * as z from 'zod'
import { isAddress } from '../../wallets/wire/mock-address'
import type { MocksState } from '../mocks-state'
import {
  jsonOf,
  jsonReply,
  type MockResponse,
  type MockRequest,
  type Reply,
} from '../request-and-response'

const walletPubkey = z.string().refine(isAddress, 'is not an address')
const challengeBody = z.object({ walletPubkey, type: z.enum(['message', 'transaction']) })
const verifyBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), walletPubkey, signature: z.string() }),
  z.object({ type: z.literal('transaction'), walletPubkey, signedTransaction: z.base64() }),
])
const wholeNumber = z.string().regex(/^\d{1,9}$/, 'is not a whole number')
const listQuery = z.object({
  state: z.enum(['active', 'past']),
  limit: wholeNumber.default('20').transform(Number).pipe(z.int().min(1).max(100)),
  offset: wholeNumber.default('0').transform(Number),
})

/** Responds to the calls below /trigger/v2: both steps of the sign-in, and the two lists. */
export function newerResponse(state: MocksState, request: MockRequest): MockResponse {
  switch (`${request.method} ${request.path.replace('/jupiter/trigger/v2', '')}`) {
    case 'POST /auth/challenge':
      return challengeResponse(state, request)
    case 'POST /auth/verify':
      return verifyResponse(state, request)
    case 'GET /orders/history':
      return ordersResponse(state, request, 'trigger')
    case 'GET /orders/history/dca':
      return ordersResponse(state, request, 'recurring')
    default:
      return jsonReply(404, { error: 'Not found' })
  }
}

function challengeResponse({ wallets, signIns }: MocksState, request: MockRequest): MockResponse {
  const { data, error } = challengeBody.safeParse(jsonOf(request.body))
  if (data === undefined) return refusal(error)
  const wallet = wallets.find(data.walletPubkey)
  return jsonReply(200, signIns.challenge(wallet, data.type, request.atMs))
}

function verifyResponse({ signIns }: MocksState, request: MockRequest): MockResponse {
  const { data, error } = verifyBody.safeParse(jsonOf(request.body))
  if (data === undefined) return refusal(error)
  const token = signIns.token(data, request.atMs)
  if (token === undefined) return jsonReply(400, { error: 'Challenge not found' })
  return jsonReply(200, { token, authMode: data.type })
}

function ordersResponse(
  { wallets, signIns }: MocksState,
  request: MockRequest,
  kind: 'trigger' | 'recurring',
): MockResponse {
  const owner = signIns.ownerOf(tokenOf(request), request.atMs)
  if (owner === undefined) return jsonReply(401, { error: 'Unauthorized' })
  const { data, error } = listQuery.safeParse(request.query)
  if (data === undefined) return refusal(error)
  const { state, limit, offset } = data
  const orders = wallets.find(owner).content.newer?.[`${state} newer ${kind}`] ?? []
  const pagination = { total: orders.length, limit, offset }
  return jsonReply(200, { orders: orders.slice(offset, offset + limit), pagination })
}

/** Returns the wallet that a call's body names, or whose token the call has; `undefined` if it has neither. */
export function newerUser({ signIns }: MocksState, request: MockRequest): string | undefined {
  const body = z.object({ walletPubkey }).safeParse(jsonOf(request.body))
  return body.data?.walletPubkey ?? signIns.ownerOf(tokenOf(request), request.atMs)
}

function tokenOf({ headers }: MockRequest): string {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
}

function refusal(error: z.ZodError): Reply {
  const details = error.issues.map(({ path, message }) => [path.join('.'), message])
  return jsonReply(400, { error: 'Invalid request', details: Object.fromEntries(details) })
}
