import type { Fault, ListName } from '../wallets/wire/list-fault'
import { jsonReply, textReply, type Reply } from './request-and-answer'
import type { Wallet } from './wallet-registry'

/** The fault that strikes this call, if any; one with a number of times is used up by it. */
export function takeFault(wallet: Wallet, list: ListName, page: number): Fault | undefined {
  const entry = wallet.faults.find(
    ({ fault, left }) =>
      left > 0 && fault.list === list && (fault.page === undefined || fault.page === page),
  )
  if (entry === undefined) return undefined
  entry.left -= 1
  return entry.fault
}

/** What Jupiter's gateway says with a status. */
const MESSAGES = {
  401: 'Unauthorized',
  429: '[API Gateway] Too many requests',
} as const

/** The answer of Jupiter's gateway to a call it does not let through. */
export function gatewayRefusal(status: keyof typeof MESSAGES): Reply {
  return jsonReply(status, { code: status, message: MESSAGES[status] })
}

/** The answer of a service to a call with a wrong or missing parameter. */
export function badRequest(cause: string): Reply {
  return jsonReply(400, { error: 'Bad request', code: 400, cause })
}

/** The faulty answer to a call. */
export function faultAnswer({ answer }: Fault): Reply {
  if (answer === 401 || answer === 429) return gatewayRefusal(answer)
  if (answer === 400) return badRequest('a fault of this wallet')
  // No service is behind the gateway, so the answer isn't even JSON.
  return textReply(503, 'upstream connect error or disconnect/reset before headers')
}
