import { loadNewerPage } from '@/lib/browser/newer-orders/load-newer-page'
import { MEMO, testChallenge, testTransaction } from '@/lib/domain/testing/test-challenges'
import { testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { callError } from '@/lib/upstream/jupiter/jupiter-error'
import { requestChallenge, verifySignature } from '@/lib/upstream/newer-orders/newer-calls'
import { testPage } from '@/lib/view/testing/test-order-lists'

// For tests that mock the modules of these three calls.
export const challenge = jest.mocked(requestChallenge)
export const verify = jest.mocked(verifySignature)
export const fetchPage = jest.mocked(loadNewerPage)

/** Returns the time in five minutes. */
export const SOON = () => new Date(Date.now() + 5 * 60_000).toISOString()

/** Answers as Jupiter does: two triggers with two trades each, no recurring orders. */
export function answerSignIn(): void {
  challenge.mockImplementation(async (_, { type }) => {
    const text = testChallenge({ expires: SOON() })
    if (type === 'message') return { type, text }
    return { type, transaction: testTransaction({ instructions: [[MEMO, text]] }) }
  })
  verify.mockResolvedValue('token')
  fetchPage.mockImplementation(async (_, { name }) => {
    const trades = [testTrade(), testTrade()]
    const orders = name.endsWith('trigger') ? [testTrigger({ orderKey: name, trades })] : []
    return { totalPages: 1, page: testPage({ orders, itemCount: orders.length }) }
  })
}

const statusError = (status: number) =>
  callError({ kind: 'status', status, message: '', headers: new Headers() }, 1, false)

/** The errors of calls that have failed for good. */
export const CALL_ERRORS = {
  400: statusError(400),
  401: statusError(401),
  503: statusError(503),
  unreadable: callError({ kind: 'unreadable' }, 3, false),
  'rate limit': statusError(429),
}
