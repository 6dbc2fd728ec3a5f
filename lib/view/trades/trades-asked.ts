import { isAddress } from '@/lib/domain/wallet/address'
import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { namesOrders, type TradesRequest } from '@/lib/view/urls/trades-url'

/** Each wallet costs calls of Jupiter's limit: a link must not use it up for good. */
export const MOST_WALLETS = 10

/** The wallets to be shown, and how many of the link's are left out for what reason. */
export type AskedWallets = {
  kind: 'trades'
  wallets: TradesRequest
  invalid: number
  tooMany: number
  /** Made-up trades stand beside no real ones. */
  besideSample: number
}

/** What a link of the trades page asks to be shown, or what is wrong with it (behaviour 5.17, 21.2). */
export type TradesAsked =
  | { kind: 'no wallet' }
  | { kind: 'wrong address' }
  | { kind: 'no orders'; userAddress: string }
  | AskedWallets

/** The wallets of a link that can be shown: with an address that is one, and with orders. */
export function tradesAsked(request: TradesRequest): TradesAsked {
  const given = request.filter(({ userAddress }) => userAddress !== '')
  const valid = given.filter(({ userAddress }) => isAddress(userAddress))
  const [first] = valid
  if (given.length === 0) return { kind: 'no wallet' }
  if (!first) return { kind: 'wrong address' }
  const named = valid.filter(namesOrders)
  const [shown] = named
  if (!shown) return { kind: 'no orders', userAddress: first.userAddress }
  const isSample = isSampleWallet(shown.userAddress)
  const all = named.filter(({ userAddress }) =>
    isSample ? userAddress === shown.userAddress : !isSampleWallet(userAddress),
  )
  const wallets = all.slice(0, MOST_WALLETS)
  return {
    kind: 'trades',
    wallets,
    invalid: given.length - valid.length,
    tooMany: all.length - wallets.length,
    besideSample: named.length - all.length,
  }
}
