import * as z from 'zod'
import { faultSchema } from '../wallets/wire/list-fault'
import { MOST_PAIRS } from '../wallets/long-tail/long-tail-pairs'
import { isAddress } from '../wallets/wire/sample-address'
import type { SampleWallet } from '../wallets/wire/sample-wallet'
import { wallets, type WalletName } from '../wallets/all-wallets'
import type { StandInsState } from './stand-ins-state'
import { jsonOf, jsonReply, type StandInRequest, type Reply } from './request-and-answer'
import { defillamaFaultSchema } from './services/defillama-stand-in'
import { defillamaRecords } from './services/defillama-records'
import { limitedCallerSchema } from './services/gateway-limit'
import { priceFaultSchema } from './services/price-faults'
import { tokenFaultSchema } from './services/token-fault'

const isWalletName = (name: string): name is WalletName => Object.hasOwn(wallets, name)
const walletSchema = z.strictObject({
  sample: z.string().refine(isWalletName, 'is not the name of a sample wallet'),
  orders: z.int().min(1).max(100_000).default(400),
  trades: z.int().min(0).max(1_000_000).default(5_000),
  pairs: z.int().min(1).max(MOST_PAIRS).default(140),
  faults: z.array(faultSchema).optional(),
  latency: z.number().min(0).optional(),
  cors: z.enum(['all', 'none', 'no-preflight']).optional(),
  exposeHeaders: z.boolean().optional(),
})
const callsSchema = z.strictObject({
  user: z.string().refine(isAddress, 'is not an address').optional(),
  since: z.coerce.number().int().min(0).optional(),
})

const unixSeconds = z.coerce.number().int()
const recordsSchema = z.strictObject({ mint: z.string(), from: unixSeconds, to: unixSeconds })

const holdSchema = z.strictObject({ keyMark: z.string(), letThrough: z.int().min(0) })
const heldKeySchema = z.strictObject({ keyMark: z.string() })

type Control = (state: StandInsState, request: StandInRequest) => Reply

function refusal(error: z.ZodError): Reply {
  return jsonReply(400, { error: z.prettifyError(error) })
}

function newWallet(state: StandInsState, request: StandInRequest): Reply {
  const asked = walletSchema.safeParse(jsonOf(request.body))
  if (!asked.success) return refusal(asked.error)
  const { sample, orders, trades, pairs, faults, latency, cors, exposeHeaders } = asked.data
  const wallet = state.wallets.add(sample, {
    ...{ size: { orders, trades, pairs }, faults, latencyMs: latency },
    ...{ crossOrigin: cors, exposeHeaders },
  })
  // Who asks for a wallet starts a test, and may use the plain key 'limited-once' anew.
  state.limitedKeys.delete('limited-once')
  return jsonReply(200, { address: wallet.address })
}

function listWallets(): Reply {
  const rows = Object.entries<SampleWallet>(wallets).map(([name, { address, title }]) => ({
    ...{ name, address, title },
  }))
  return jsonReply(200, rows)
}

function listCalls(state: StandInsState, request: StandInRequest): Reply {
  const asked = callsSchema.safeParse(request.query)
  return asked.success ? jsonReply(200, state.calls.list(asked.data)) : refusal(asked.error)
}

function setTokenFault(state: StandInsState, request: StandInRequest): Reply {
  const asked = tokenFaultSchema.safeParse(jsonOf(request.body))
  if (!asked.success) return refusal(asked.error)
  state.tokenFaults.set(asked.data.service, asked.data.answer)
  return jsonReply(200, asked.data)
}

function setDefillamaFault(state: StandInsState, request: StandInRequest): Reply {
  const asked = defillamaFaultSchema.safeParse(jsonOf(request.body))
  if (!asked.success) return refusal(asked.error)
  state.defillamaFaults.set(asked.data.mint, asked.data)
  return jsonReply(200, asked.data)
}

function listDefillamaRecords(_: StandInsState, { query }: StandInRequest): Reply {
  const asked = recordsSchema.safeParse(query)
  if (!asked.success) return refusal(asked.error)
  const { mint, from, to } = asked.data
  return jsonReply(200, defillamaRecords(mint, from, to))
}

function holdKey(state: StandInsState, request: StandInRequest): Reply {
  const asked = holdSchema.safeParse(jsonOf(request.body))
  if (!asked.success) return refusal(asked.error)
  state.heldKeys.hold(asked.data.keyMark, asked.data.letThrough)
  return jsonReply(200, asked.data)
}

function releaseKey(state: StandInsState, request: StandInRequest): Reply {
  const asked = heldKeySchema.safeParse(request.query)
  if (!asked.success) return refusal(asked.error)
  state.heldKeys.release(asked.data.keyMark)
  return jsonReply(200, asked.data)
}

function countHeldCalls(state: StandInsState, request: StandInRequest): Reply {
  const asked = heldKeySchema.safeParse(request.query)
  if (!asked.success) return refusal(asked.error)
  return jsonReply(200, { waiting: state.heldKeys.waiting(asked.data.keyMark) })
}

function setPriceFault(state: StandInsState, request: StandInRequest): Reply {
  const asked = priceFaultSchema.safeParse(jsonOf(request.body))
  if (!asked.success) return refusal(asked.error)
  state.priceFaults.set(asked.data)
  return jsonReply(200, asked.data)
}

function liftPriceFault(state: StandInsState, request: StandInRequest): Reply {
  const asked = heldKeySchema.safeParse(request.query)
  if (!asked.success) return refusal(asked.error)
  state.priceFaults.lift(asked.data.keyMark)
  return jsonReply(200, asked.data)
}

function limitCaller(state: StandInsState, request: StandInRequest): Reply {
  const asked = limitedCallerSchema.safeParse(jsonOf(request.body))
  if (!asked.success) return refusal(asked.error)
  state.gatewayLimit.enforce(asked.data)
  return jsonReply(200, asked.data)
}

function reset(state: StandInsState): Reply {
  state.wallets.reset()
  state.calls.clear()
  state.tokenFaults.clear()
  state.limitedKeys.clear()
  state.gatewayLimit.clear()
  state.heldKeys.clear()
  state.priceFaults.clear()
  state.defillamaFaults.clear()
  return jsonReply(200, {})
}

/** What tests call to steer the stand-ins; none of it is logged, delayed or made faulty. */
export const controls: Readonly<Record<string, Control>> = {
  'POST /wallets': newWallet,
  'GET /wallets': listWallets,
  'GET /calls': listCalls,
  'POST /token-faults': setTokenFault,
  'POST /defillama-faults': setDefillamaFault,
  'GET /defillama-records': listDefillamaRecords,
  'POST /held-keys': holdKey,
  'GET /held-keys': countHeldCalls,
  'DELETE /held-keys': releaseKey,
  'POST /price-faults': setPriceFault,
  'DELETE /price-faults': liftPriceFault,
  'POST /limited-callers': limitCaller,
  'POST /reset': reset,
}
