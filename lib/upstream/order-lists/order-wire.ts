import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { wireTime } from './wire-time'
import { wireTrades } from './wire-trades'
import { toldSignature, wireSignature } from './wire-values'

/** What Jupiter tells of an order of either kind (behaviour 3.17). */
export const orderWire = z.object({
  orderKey: identifierSchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  createdAt: wireTime,
  updatedAt: z.catch(wireTime, ''),
  openTx: wireSignature,
  closeTx: toldSignature,
  trades: wireTrades,
})

/** What an order of either kind has of it, in our words; its trades apart. */
export function orderFields(wire: z.infer<typeof orderWire>, orderStatus: 'active' | 'history') {
  return {
    orderKey: wire.orderKey,
    inputMint: wire.inputMint,
    outputMint: wire.outputMint,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    orderStatus,
    transactionSignature: wire.openTx,
    closingSignature: wire.closeTx,
  }
}
