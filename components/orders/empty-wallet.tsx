import { HAS_NEWER_ORDERS, LoadNewerButton } from '@/components/newer-orders/sign-in'
import { PageLink } from '@/components/shell/page-link'
import { buttonClass } from '@/components/ui/button'
import { useToken } from '@/lib/browser/tokens/use-tokens'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { tokenSymbol } from '@/lib/view/tokens/token-label'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'

type EmptyWalletProps = {
  userAddress: string
  texts: readonly string[]
  hasNewerOrders: boolean
}

/** Replaces all sections if the older lists are whole and no list has an order (behaviour 2.13). */
export function EmptyWallet({ userAddress, texts, hasNewerOrders }: EmptyWalletProps) {
  const token = useToken(userAddress)
  const canLoad = HAS_NEWER_ORDERS && !hasNewerOrders && !token
  const checkedText = hasNewerOrders
    ? 'Open, past and newer orders were checked.'
    : 'Open and past orders were checked. Newer orders, placed on jup.ag since 10 March 2026, are private to the wallet and can’t be found by its address.'
  return (
    <section className="flex flex-col items-center gap-4 rounded-xl border border-line bg-surface px-4 py-10 text-center text-base md:py-14">
      <div className="flex flex-col gap-1 font-medium [overflow-wrap:anywhere]">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="max-w-[520px] text-balance wrap-anywhere text-text-2">
        {token ? (
          <>
            This is the address of a token, <bdi>{tokenSymbol(token)}</bdi>. Paste the address of a
            wallet.
          </>
        ) : (
          checkedText
        )}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        {canLoad && (
          <LoadNewerButton userAddresses={[userAddress]} className={buttonClass('primary')} />
        )}
        <PageLink
          href={LANDING_PATH}
          className={canLoad ? 'text-sm quiet-link' : buttonClass('primary')}
        >
          Look up another wallet
        </PageLink>
        <PageLink href={walletPath(SAMPLE_WALLET)} className="text-sm quiet-link">
          Try a sample wallet
        </PageLink>
      </div>
    </section>
  )
}
