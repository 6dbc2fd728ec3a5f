import cn from 'clsx'
import { ChevronDown, Plus } from 'lucide-react'
import { DIALOGS } from '@/components/dialogs/dialog-code'
import { dialogOpener, DialogPlace, openByName } from '@/components/dialogs/dialog-place'
import { LazyComponent } from '@/components/lazy-code/lazy-component'
import { CopyButton } from '@/components/copying/copy-button'
import { Identicon } from '@/components/identicons/identicon'
import { Pill } from '@/components/ui/pill'
import { Popover } from '@/components/ui/popover'
import { focusFirst, focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useUrl } from '@/lib/browser/urls/use-url'
import { useIsSample } from '@/lib/browser/cache/cache-services'
import { useWalletLabel } from '@/lib/browser/wallet/named-wallets'
import { useNoteRecent } from '@/lib/browser/wallet/recent-wallets'
import { counted } from '@/lib/view/amounts/amount-label'
import {
  otherWalletsIn,
  parseTradesUrl,
  type TradesRequest,
  walletsOfPage,
} from '@/lib/view/urls/page-urls'
import { TRADES_PATH } from '@/lib/view/urls/paths'

const menuCode = lazyCode(async () => (await import('@/components/wallet/wallet-menu')).WalletMenu)

export function WalletsInBar() {
  const url = useUrl()
  const wallets = url ? walletsOfPage(url) : []
  if (!url || wallets.length === 0) return null
  const request =
    url.pathname === TRADES_PATH
      ? parseTradesUrl(url).filter(({ userAddress }) => wallets.includes(userAddress))
      : otherWalletsIn(url)
  return <WalletChip wallets={wallets} request={request} />
}

/** `request` has the wallets in the table, or on an orders page those that will be shown with its wallet. */
type WalletChipProps = { wallets: readonly string[]; request: TradesRequest }

/** The wallets in the bar. On phones, and if there are several, they are in a menu (behaviour 13.1, 21.4, 21.7). */
function WalletChip({ wallets, request }: WalletChipProps) {
  const [userAddress = '', ...further] = wallets
  const isSingle = further.length === 0
  const isSample = useIsSample()
  const { label, title } = useWalletLabel(userAddress)
  // With several wallets, the trades page itself adds those that it could load to the recent wallets.
  useNoteRecent(isSingle ? wallets : [])
  // Only one of the two buttons is visible.
  const returnFocus = () => void focusFirst('wallet')
  const openNaming = (about: string) =>
    openByName({ name: 'name wallet', about, opener: null, focusInstead: returnFocus })
  const addOpener = dialogOpener('add wallet', returnFocus)
  return (
    <div
      className={cn(
        'flex min-w-0 items-center gap-3 border-l border-line pl-3 text-sm md:pl-4',
        !isSingle && 'print:border-l-0',
      )}
    >
      <div className={isSingle ? 'min-w-0 md:hidden' : 'print:hidden'}>
        <Popover
          label="Wallets"
          buttonProps={{
            ...focusTarget('wallet'),
            title: isSingle ? title : undefined,
            onPointerEnter: menuCode.preload,
            onFocus: menuCode.preload,
            className: 'max-w-full small:px-2',
          }}
          className="w-80 phone:fixed phone:inset-x-4 phone:top-[52px] phone:max-h-[calc(100dvh-200px)] phone:w-auto"
          button={
            isSingle ? (
              <>
                <span className="sr-only">Wallet: </span>
                {isSample ? (
                  <Pill kind="warn">Sample</Pill>
                ) : (
                  <Identicon value={userAddress} isBeforeRows />
                )}
                <bdi translate="no" className={isSample ? 'sr-only' : 'truncate'}>
                  {label}
                </bdi>
              </>
            ) : (
              <>
                <span>{counted(wallets.length, 'wallet')}</span>
                <ChevronDown size={14} className="small:hidden" />
              </>
            )
          }
        >
          {(close) => (
            <LazyComponent
              code={menuCode}
              props={{
                wallets,
                request: isSingle ? [] : request,
                onName: (address) => {
                  close()
                  openNaming(address)
                },
                onAdd: isSample ? undefined : addOpener.onClick,
                onRemoved: () => {
                  close()
                  returnFocus()
                },
              }}
            />
          )}
        </Popover>
      </div>
      {isSingle && (
        <div className="flex min-w-0 items-center gap-2 rounded-lg border border-line bg-surface py-1 pr-1 pl-2 text-text-2 phone:hidden md:max-w-80">
          <Identicon value={userAddress} isBeforeRows />
          {isSample && <Pill kind="warn">Sample</Pill>}
          <button
            type="button"
            {...focusTarget('wallet')}
            title={title}
            onPointerEnter={DIALOGS['name wallet'].preload}
            onFocus={DIALOGS['name wallet'].preload}
            onClick={() => openNaming(userAddress)}
            className="relative flex min-w-0 items-center gap-1.5 rounded-md transition-colors duration-120 after:absolute after:-inset-1 hover:text-text"
          >
            <span className="sr-only print:hidden">Name wallet: </span>
            <bdi translate="no" className="truncate">
              {label}
            </bdi>
            <span aria-hidden="true" className="grid icon-name shrink-0 print:hidden" />
          </button>
          <CopyButton value={userAddress} label="Copy wallet address" />
        </div>
      )}
      {!isSample && (
        <button
          {...addOpener}
          type="button"
          className="flex shrink-0 items-center gap-2 rounded-md text-text-2 transition-colors duration-120 hover:text-text phone:hidden print:hidden"
        >
          <Plus size={14} />
          Add wallet
        </button>
      )}
      <DialogPlace
        name="name wallet"
        props={(closing, address) => ({ ...closing, userAddress: address })}
      />
      <DialogPlace name="add wallet" props={(closing) => ({ ...closing, wallets, request })} />
    </div>
  )
}
