import * as z from 'zod'
import { htmlReply, jsonReply, type MockResponse, type Reply } from '../request-and-response'

/** A fault on the price provider's calls with one API key. The first `after` calls don't get the fault. */
export const priceFaultSchema = z.strictObject({
  keyMark: z.string(),
  answer: z.union([
    z.int().min(400).max(599),
    z.enum(['html', 'cut', 'broken-off', 'drop', 'hang', 'wrong-shape', 'null']),
  ]),
  after: z.int().min(0),
  times: z.int().min(1).optional(),
})
export type PriceFault = z.infer<typeof priceFaultSchema>

export type PriceFaults = ReturnType<typeof createPriceFaults>

/** Faults by the mark of an API key, so that tests that run side by side have their own. */
export function createPriceFaults() {
  const faults = new Map<string, { fault: PriceFault; calls: number }>()
  return {
    set: (fault: PriceFault): void => void faults.set(fault.keyMark, { fault, calls: 0 }),
    lift: (keyMark: string): void => void faults.delete(keyMark),
    /** Returns the response to a call: the fault of its API key if the fault is due, else the right response. */
    response(keyMark: string | undefined, rightResponse: MockResponse): MockResponse {
      const entry = keyMark === undefined ? undefined : faults.get(keyMark)
      if (entry === undefined) return rightResponse
      entry.calls += 1
      const { answer, after, times = Infinity } = entry.fault
      const isStruck = entry.calls > after && entry.calls <= after + times
      return isStruck && rightResponse.kind === 'reply'
        ? faulty(answer, rightResponse)
        : rightResponse
    },
  }
}

function faulty(kind: PriceFault['answer'], right: Reply): MockResponse {
  if (typeof kind === 'number') return jsonReply(kind, { success: false, message: 'a fault' })
  switch (kind) {
    case 'drop':
    case 'hang':
      return { kind }
    case 'html':
      return htmlReply()
    case 'broken-off':
      return { ...right, isBrokenOff: true }
    case 'cut':
      return { ...right, body: right.body.slice(0, right.body.length / 2) }
    case 'wrong-shape':
      return jsonReply(200, { unexpected: [1] })
    case 'null':
      return jsonReply(200, 'null')
  }
}
