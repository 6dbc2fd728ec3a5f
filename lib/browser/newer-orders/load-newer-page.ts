import type { QueryClient } from '@tanstack/react-query'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { inTokenUnits } from '@/lib/domain/orders/token-units'
import { JupiterError, jupiterFault } from '@/lib/upstream/jupiter/jupiter-error'
import type { LoadedPage, PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import { fetchNewerPage } from '@/lib/upstream/newer-orders/newer-calls'
import { dropSignInToken, signInTokenOf } from './sign-in-store'

/**
 * Loads one page of a wallet's newer orders, and waits for the decimals of their tokens. The amounts are
 * in token units, unless no service knows the token (behaviour 25.14). A sign-in that Jupiter no longer
 * accepts is dropped (behaviour 25.7).
 * @throws JupiterError 'sign-in' without a token, 'token decimals' if a token service failed; else as `fetchNewerPage`
 */
export async function loadNewerPage(
  client: QueryClient,
  request: PageRequest,
): Promise<LoadedPage> {
  const { userAddress } = request
  const signInToken = signInTokenOf(userAddress)
  if (signInToken === undefined) throw new JupiterError({ kind: 'sign-in' })
  try {
    const loaded = await withJupiter(client, request.signal, (calls, signal) =>
      fetchNewerPage(calls, { ...request, token: signInToken, signal }, Date.now),
    )
    const { orders } = loaded.page
    const mints = orders.flatMap(({ baseUnitMints }) => baseUnitMints)
    const { signal } = request
    const { tokens, unnamed } = await waitForTokenNames(client, mints, { signal })
    signal.throwIfAborted()
    if (unnamed > 0) throw new JupiterError({ kind: 'token decimals' })
    const whole = orders.map((order) => inTokenUnits(order, tokens))
    return { ...loaded, page: { ...loaded.page, orders: whole } }
  } catch (error) {
    const isRejected = jupiterFault(error)?.kind === 'sign-in'
    if (isRejected) dropSignInToken(userAddress, signInToken)
    throw error
  }
}
