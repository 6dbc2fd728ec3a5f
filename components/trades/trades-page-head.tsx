import cn from 'clsx'
import { ArrowLeft, Download } from 'lucide-react'
import { memo, useEffect } from 'react'
import { TRADES_HEADING_CLASS } from './trades-skeleton'
import { PageLink } from '@/components/shell/page-link'
import { UpdatedTime } from '@/components/order-lists/updated-time'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { Pill } from '@/components/ui/pill'
import { wasSubmitted } from '@/lib/browser/orders/orders-since-submit'
import { useMedia } from '@/lib/browser/media/use-media'
import { PHONE } from '@/styles/breakpoints'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'
import { isPartial } from '@/lib/domain/order-lists/order-list'
import { TAX_EXPORT, tradesHeading } from '@/lib/view/trades/trades-page-label'
import { ordersPath, type WalletRequest } from '@/lib/view/urls/page-urls'
import { dialogOpener } from '@/components/dialogs/dialog-place'
import { PriceControls } from '@/components/prices/price-controls'
import { otherRowsCode } from '@/components/status-bar/status-bar'
import { Button } from '@/components/ui/button'
import { useIsDialogOpen } from '@/lib/browser/dialogs/open-dialogs'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { useCsvDownload } from '@/lib/browser/files/use-csv-download'

type DownloadsProps = { screen: TradesScreenView }

/** The controls are next to the heading if there is room (behaviour 5.2). */
export function TradesPageHead({ screen }: DownloadsProps) {
  const { requested, prices, usd } = screen
  const { wallets, lists, selected, isLoading } = screen.link
  const [wallet, ...further] = requested.wallets
  return (
    <div className="flex flex-col gap-3 wide:flex-row wide:items-center wide:justify-between wide:gap-6">
      {/* The heading may wrap once the last price makes the controls wider. Its second line takes room from the
          page's margins, so nothing moves. The longer heading of several wallets always has room for two lines. */}
      <div
        className={cn(
          'min-w-0 [@media(width>=1440px)]:flex [@media(width>=1440px)]:min-h-[70px] [@media(width>=1440px)]:flex-col [@media(width>=1440px)]:justify-center',
          further.length === 0 && '[@media(width>=1440px)]:-my-3',
        )}
      >
        <h1 className={TRADES_HEADING_CLASS}>
          <TextWithFigures text={tradesHeading(selected, { wallets: wallets.length, isLoading })} />
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-sm leading-6 text-text-3 phone:justify-between md:leading-[18px]">
          {/* With several wallets, the bar has such a link for each. */}
          {wallet && further.length === 0 && (
            <>
              <ChangeTradesLink wallet={wallet} />
              <span aria-hidden="true" className="phone:hidden print:hidden">
                ·
              </span>
            </>
          )}
          <span className="flex items-center gap-2">
            <UpdatedTime wallets={wallets} />
            {lists.some(isPartial) && (
              <span className="-my-px inline-flex phone:hidden">
                <Pill kind="warn">Partial</Pill>
              </span>
            )}
          </span>
        </p>
      </div>
      {!useMedia(PHONE) && (
        <div className="flex flex-col gap-2.5 md:flex-row md:flex-wrap md:items-center wide:shrink-0 wide:justify-end print:hidden">
          <PriceControls prices={prices} usd={usd} />
          <div className="flex gap-2.5 md:ml-auto wide:ml-0">
            <Downloads screen={screen} />
          </div>
        </div>
      )}
    </div>
  )
}

/**
 * Memoized, because its URL may hold 2,000 order keys. It is prefetched only after Submit, because few visitors of
 * a shared link follow it.
 */
const ChangeTradesLink = memo(function ChangeTradesLink({ wallet }: { wallet: WalletRequest }) {
  const { userAddress, recurring, trigger } = wallet
  const path = ordersPath(userAddress, [...recurring, ...trigger])
  return (
    <PageLink
      href={path}
      prefetch={wasSubmitted(userAddress)}
      className="relative inline-flex items-center gap-1.5 text-text-2 no-underline transition-colors duration-120 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-text md:after:-inset-y-1 print:hidden"
    >
      <ArrowLeft size={14} />
      Change displayed trades
    </PageLink>
  )
})

/** The buttons for the two files, in a bar at the bottom of phones (behaviour 5.13). */
export function PhoneDownloads(props: DownloadsProps) {
  return (
    <section
      aria-label="Downloads"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 grid h-17 grid-cols-2 items-center gap-2 border-t border-line-2 bg-bg/88 px-4 backdrop-blur-md tight:h-auto tight:grid-cols-1 tight:py-3 print:hidden"
    >
      <Downloads {...props} />
    </section>
  )
}

function Downloads({ screen: { download } }: DownloadsProps) {
  const { isDownloading, preload, start } = useCsvDownload(download)
  const hasRows = download.events.length > 0
  // Without a connection, the rows of the status bar still say why there is no file or no price.
  useEffect(() => {
    if (hasRows) otherRowsCode.preload()
  }, [hasRows])
  return (
    <>
      <Button
        {...focusTarget('file CSV')}
        variant="primary"
        isBusy={isDownloading}
        disabled={!hasRows}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={isDownloading ? undefined : start}
      >
        <Download size={16} />
        Download CSV
      </Button>
      <Button
        {...dialogOpener('tax export')}
        {...focusTarget('file tax export')}
        aria-haspopup="dialog"
        aria-expanded={useIsDialogOpen('tax export')}
        disabled={!hasRows}
      >
        {TAX_EXPORT}
      </Button>
    </>
  )
}
