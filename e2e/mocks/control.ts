import * as z from 'zod'
import { faultSchema } from '../wallets/wire/list-fault'
import { MAX_PAIRS } from '../wallets/long-tail/long-tail-pairs'
import { isAddress } from '../wallets/wire/mock-address'
import type { MockWallet } from '../wallets/wire/mock-wallet'
import { wallets, type WalletName } from '../wallets/all-wallets'
import type { MocksState } from './mocks-state'
import { jsonOf, jsonReply, textReply, type MockRequest, type Reply } from './request-and-response'
import { limitedCallerSchema } from './services/gateway-limit'
import { priceFaultSchema } from './services/price-faults'
import { testWalletScript } from './test-wallet'

const isWalletName = (name: string): name is WalletName => Object.hasOwn(wallets, name)
const walletSchema = z.strictObject({
  sample: z.string().refine(isWalletName, 'is not the name of a mock wallet'),
  orders: z.int().min(1).max(100_000).default(400),
  trades: z.int().min(0).max(1_000_000).default(5_000),
  pairs: z.int().min(1).max(MAX_PAIRS).default(140),
  faults: z.array(faultSchema).optional(),
  latency: z.number().min(0).optional(),
  cors: z.enum(['all', 'none', 'no-preflight']).optional(),
})
const addressSchema = z.string().refine(isAddress, 'is not an address')
const callsSchema = z.strictObject({ user: addressSchema.optional() })
const signInsSchema = z.strictObject({ user: addressSchema })
const testWalletSchema = z.strictObject({
  user: addressSchema.default(wallets['newer-orders'].address),
})

const holdSchema = z.strictObject({ keyMark: z.string(), letThrough: z.int().min(0) })
const heldKeySchema = z.strictObject({ keyMark: z.string() })

type Control = (state: MocksState, request: MockRequest) => Reply

/** Makes a control, which does what a request asks. A request that doesn't fit the schema gets status 400. */
function control<Asked>(
  schema: z.ZodType<Asked>,
  wordsOf: (request: MockRequest) => unknown,
  response: (state: MocksState, asked: Asked) => object,
): Control {
  return (state, request) => {
    const { success, data, error } = schema.safeParse(wordsOf(request))
    return success
      ? jsonReply(200, response(state, data))
      : jsonReply(400, { error: z.prettifyError(error) })
  }
}

const inBody = ({ body }: MockRequest) => jsonOf(body)
const inQuery = ({ query }: MockRequest) => query

/** Makes the answer of a control that has no result of its own: the answer repeats the request. */
function done<Asked extends object>(act: (state: MocksState, asked: Asked) => void) {
  return (state: MocksState, asked: Asked) => {
    act(state, asked)
    return asked
  }
}

function newWallet(state: MocksState, asked: z.infer<typeof walletSchema>) {
  const { sample, orders, trades, pairs, faults, latency, cors } = asked
  const wallet = state.wallets.add(sample, {
    size: { orders, trades, pairs },
    faults,
    latencyMs: latency,
    crossOrigin: cors,
  })
  return { address: wallet.address }
}

function listWallets(): Reply {
  const rows = Object.entries<MockWallet>(wallets).map(([name, { address, title }]) => ({
    name,
    address,
    title,
  }))
  return jsonReply(200, rows)
}

/** Returns the script that registers the test wallet of an address with the page. */
function testWallet({ wallets }: MocksState, { query }: MockRequest): Reply {
  const { success, data, error } = testWalletSchema.safeParse(query)
  if (!success) return jsonReply(400, { error: z.prettifyError(error) })
  const key = wallets.keyOf(data.user)
  if (key === undefined) return jsonReply(404, { error: 'Nobody has the key of this wallet' })
  return textReply(200, testWalletScript({ name: 'Test Wallet', key }))
}

/** The routes through which tests control the mocks. Calls of these routes aren't logged, delayed or given faults. */
export const controls: Readonly<Record<string, Control>> = {
  'POST /wallets': control(walletSchema, inBody, newWallet),
  'GET /wallets': listWallets,
  'GET /test-wallet.js': testWallet,
  'DELETE /sign-ins': control(
    signInsSchema,
    inQuery,
    done((state, { user }) => state.signIns.end(user)),
  ),
  'GET /calls': control(callsSchema, inQuery, (state, asked) => state.calls.list(asked.user)),
  'POST /held-keys': control(
    holdSchema,
    inBody,
    done((state, { keyMark, letThrough }) => state.heldKeys.hold(keyMark, letThrough)),
  ),
  'GET /held-keys': control(heldKeySchema, inQuery, (state, { keyMark }) => ({
    waiting: state.heldKeys.waiting(keyMark),
  })),
  'DELETE /held-keys': control(
    heldKeySchema,
    inQuery,
    done((state, { keyMark }) => state.heldKeys.release(keyMark)),
  ),
  'POST /price-faults': control(
    priceFaultSchema,
    inBody,
    done((state, fault) => state.priceFaults.set(fault)),
  ),
  'DELETE /price-faults': control(
    heldKeySchema,
    inQuery,
    done((state, { keyMark }) => state.priceFaults.lift(keyMark)),
  ),
  'POST /limited-callers': control(
    limitedCallerSchema,
    inBody,
    done((state, caller) => state.gatewayLimit.enforce(caller)),
  ),
}
