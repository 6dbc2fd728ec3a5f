import type { Fault, ListName } from '../wallets/wire/list-fault'
import { jsonReply, textReply, type Reply } from './request-and-response'
import type { Wallet } from './wallet-registry'

/** Returns the fault of this call, if any, and uses up one of the fault's times. */
export function takeFault(wallet: Wallet, list: ListName, page: number): Fault | undefined {
  const entry = wallet.faults.find(
    ({ fault, left }) =>
      left > 0 && fault.list === list && (fault.page === undefined || fault.page === page),
  )
  if (entry === undefined) return undefined
  entry.left -= 1
  return entry.fault
}

/** The message that Jupiter's gateway sends with a status. */
const MESSAGES = {
  401: 'Unauthorized',
  429: '[API Gateway] Too many requests',
} as const

/** Returns the response of Jupiter's gateway to a call that it refuses. */
export function gatewayRefusal(status: keyof typeof MESSAGES): Reply {
  return jsonReply(status, { code: status, message: MESSAGES[status] })
}

/** Returns the response of a service to a call with a wrong or missing parameter. */
export function badRequest(cause: string): Reply {
  return jsonReply(400, { error: 'Bad request', code: 400, cause })
}

/** Returns the response of a fault. */
export function faultResponse({ answer }: Fault): Reply {
  if (answer === 401 || answer === 429) return gatewayRefusal(answer)
  if (answer === 400) return badRequest('a fault of this wallet')
  // There is no service behind the gateway, so the response isn't even JSON.
  return textReply(503, 'upstream connect error or disconnect/reset before headers')
}
