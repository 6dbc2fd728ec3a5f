import { ChangeTradesLink } from './change-trades-link'
import { AddWalletButton } from '@/components/wallet/add-wallet-button'
import { ShownWallet } from '@/components/wallet/shown-wallet'
import { useIsSample } from '@/lib/browser/sample/use-is-sample'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

/**
 * The way back to the orders, of several wallets one for each, with a way to take it away; and the
 * way to a further wallet (behaviour 5.2, 21.7).
 */
export function TradesWays({ request }: { request: TradesRequest }) {
  const [first, ...further] = request
  const isSample = useIsSample()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {first && further.length === 0 ? (
        <ChangeTradesLink {...first} />
      ) : (
        <ul aria-label="Wallets" className="contents">
          {request.map((wallet) => (
            <ShownWallet key={wallet.userAddress} {...{ wallet, request }} />
          ))}
        </ul>
      )}
      {!isSample && <AddWalletButton request={request} />}
    </div>
  )
}
