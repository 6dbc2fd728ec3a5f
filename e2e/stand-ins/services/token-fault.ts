import * as z from 'zod'
import { htmlReply, jsonReply, type Answer } from '../request-and-answer'

/** A token service that answers wrongly to every call; null makes it well again. */
export const tokenFaultSchema = z.strictObject({
  service: z.enum(['token-list', 'jupiter-tokens', 'token-service']),
  answer: z.union([z.literal(500), z.enum(['html', 'drop', 'hang']), z.null()]),
})
export type TokenFault = z.infer<typeof tokenFaultSchema>
export type TokenFaults = Map<TokenFault['service'], TokenFault['answer']>

/** The faulty answer of a token service, if it is to give one. */
export function tokenFaultAnswer(
  faults: TokenFaults,
  service: TokenFault['service'],
): Answer | undefined {
  const answer = faults.get(service) ?? null
  if (answer === null) return undefined
  if (answer === 'drop' || answer === 'hang') return { kind: answer }
  return answer === 'html' ? htmlReply() : jsonReply(500, { error: 'Internal server error' })
}
