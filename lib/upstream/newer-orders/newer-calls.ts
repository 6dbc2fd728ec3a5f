import bs58 from 'bs58'
import * as z from '@/lib/domain/text/zod'
import type { Order } from '@/lib/domain/orders/order'
import { LIST_INFO } from '@/lib/domain/order-lists/order-list'
import { parseAs } from '@/lib/upstream/http/http-call'
import { JupiterError, jupiterFault } from '@/lib/upstream/jupiter/jupiter-error'
import { type JupiterCaller, priorityOf } from '@/lib/upstream/jupiter/jupiter-limit'
import type { LoadedPage, PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import type { ListPage } from '@/lib/upstream/order-lists/orders-page'
import { withPlausibleDates } from '@/lib/upstream/order-lists/plausible-dates'
import { PAGE_SIZE, parseNewerRecurring, parseNewerTriggers } from './newer-orders-page'

/** The four paths of newer orders (behaviour 25.1). */
export const NEWER_PATHS = {
  challenge: 'trigger/v2/auth/challenge',
  verify: 'trigger/v2/auth/verify',
  trigger: 'trigger/v2/orders/history',
  recurring: 'trigger/v2/orders/history/dca',
} as const

/** What a wallet is asked to sign: a text, or the bytes of a transaction that we never send. */
export type Challenge =
  { type: 'message'; text: string } | { type: 'transaction'; transaction: Uint8Array<ArrayBuffer> }

/** What the wallet returned: the 64 bytes of a signature, or the signed transaction. */
export type Signed =
  { type: 'message'; signature: Uint8Array } | { type: 'transaction'; transaction: Uint8Array }

const challengeWire = {
  message: z.pipe(
    z.object({ type: z.literal('message'), challenge: z.string() }),
    z.transform(({ type, challenge }) => ({ type, text: challenge })),
  ),
  transaction: z.pipe(
    z.object({ type: z.literal('transaction'), transaction: z.base64() }),
    z.transform(({ type, transaction }) => ({
      type,
      transaction: Uint8Array.from(atob(transaction), (char) => char.charCodeAt(0)),
    })),
  ),
}

/** A text that a header can hold, because the token is sent in a header. */
const headerText = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/))
/** Jupiter calls the token `token`, or `accessToken` in another kind of sign-in. */
const tokenWire = z.pipe(
  z.union([z.object({ token: headerText }), z.object({ accessToken: headerText })]),
  z.transform((wire) => ('token' in wire ? wire.token : wire.accessToken)),
)

type ChallengeRequest = { userAddress: string; type: Challenge['type']; signal: AbortSignal }

/**
 * Asks Jupiter for a text or transaction to sign (behaviour 25.1).
 * @throws as `JupiterCalls.call`; 'unreadable' also if the response has a challenge of another type
 */
export function requestChallenge(
  calls: JupiterCaller,
  { userAddress, type, signal }: ChallengeRequest,
): Promise<Challenge> {
  const body = { walletPubkey: userAddress, type }
  return post<Challenge>(calls, signal, NEWER_PATHS.challenge, body, challengeWire[type])
}

/**
 * Exchanges a signature for a token (behaviour 25.1). Jupiter accepts each challenge only once, so after
 * a lost response the visitor may have to sign again.
 * @throws as `JupiterCalls.call`; status 400 or 401 if the signature is wrong or came too late
 */
export function verifySignature(
  calls: JupiterCaller,
  { userAddress, signed, signal }: { userAddress: string; signed: Signed; signal: AbortSignal },
): Promise<string> {
  const proof =
    signed.type === 'message'
      ? { signature: bs58.encode(signed.signature) }
      : { signedTransaction: btoa(String.fromCharCode(...signed.transaction)) }
  const body = { type: signed.type, walletPubkey: userAddress, ...proof }
  return post(calls, signal, NEWER_PATHS.verify, body, tokenWire)
}

function post<T>(
  calls: JupiterCaller,
  signal: AbortSignal,
  path: (typeof NEWER_PATHS)['challenge' | 'verify'],
  body: object,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  return calls.call({
    path,
    query: new URLSearchParams(),
    body: JSON.stringify(body),
    priority: priorityOf(1),
    signal,
    parse: (text) => parseAs(schema, text),
  })
}

/**
 * Loads a page of a list of newer orders (behaviour 25.11).
 * @throws JupiterError 'sign-in' if Jupiter no longer accepts the token, and as `JupiterCalls.call`
 */
export async function fetchNewerPage(
  calls: JupiterCaller,
  { name, token, page, walletIndex, signal }: PageRequest & { token: string },
  now: () => number,
): Promise<LoadedPage> {
  const { kind, orderStatus } = LIST_INFO[name]
  const parse = kind === 'trigger' ? parseNewerTriggers : parseNewerRecurring
  const query = new URLSearchParams({
    state: orderStatus,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  })
  try {
    const { totalPages, totalItems, ...loaded } = await calls.call<ListPage<Order>>({
      path: NEWER_PATHS[kind],
      query,
      token,
      signal,
      waitsForNetwork: true,
      priority: priorityOf(page, walletIndex),
      parse: (text) => withPlausibleDates<Order>(parse(text, orderStatus), now()),
    })
    return { totalPages, totalItems, page: { ...loaded, page, loadedAtMs: now() } }
  } catch (error) {
    // The key that Jupiter rejects here is the token.
    throw jupiterFault(error)?.kind === 'key' ? new JupiterError({ kind: 'sign-in' }) : error
  }
}
