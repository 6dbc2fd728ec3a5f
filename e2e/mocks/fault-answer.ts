import type { Fault, FaultyCall } from '../wallets/wire/list-fault'
import { htmlReply, jsonReply, textReply, type Answer, type Reply } from './request-and-answer'
import type { Wallet } from './wallet-registry'

/** The fault that strikes this call, if any; one with a number of times is used up by it. */
export function takeFault(wallet: Wallet, list: FaultyCall, page: number): Fault | undefined {
  const entry = wallet.faults.find(
    ({ fault, left }) =>
      left > 0 && fault.list === list && (fault.page === undefined || fault.page === page),
  )
  if (entry === undefined) return undefined
  entry.left -= 1
  return entry.fault
}

/** What Jupiter's gateway says beside a status. */
const MESSAGES = {
  401: 'Unauthorized',
  403: 'API key does not have access to this endpoint',
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

/**
 * The faulty answer to a call.
 * @param rightAnswer what would have been answered
 */
export function faultAnswer(fault: Fault, user: string, rightAnswer: () => Reply): Answer {
  const answer = plainAnswer(fault.answer, user, rightAnswer)
  if (answer.kind !== 'reply' || fault.retryAfter === undefined) return answer
  const retryAfter = {
    'retry-after': String(fault.retryAfter),
    'access-control-expose-headers': 'retry-after',
  }
  return { ...answer, headers: { ...answer.headers, ...retryAfter } }
}

function plainAnswer(kind: Fault['answer'], user: string, rightAnswer: () => Reply): Answer {
  if (kind === 'drop' || kind === 'hang') return { kind }
  if (kind === 'html') return htmlReply()
  if (kind === 'no-list') return jsonReply(200, { user })
  if (kind === 'broken-off') return { ...rightAnswer(), isBrokenOff: true }
  if (kind === 'cut') {
    const { body, ...reply } = rightAnswer()
    return { ...reply, body: body.slice(0, Math.floor(body.length / 2)) }
  }
  if (kind === 401 || kind === 403 || kind === 429) return gatewayRefusal(kind)
  if (kind === 400) return badRequest('a fault of this wallet')
  if (kind === 500) return jsonReply(500, { error: 'Internal server error' })
  // Nothing stands behind the gateway, so the answer is not even JSON.
  return textReply(503, 'upstream connect error or disconnect/reset before headers')
}
