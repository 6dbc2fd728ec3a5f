import cn from 'clsx'
import type { ReactNode } from 'react'
import { PageLink } from '@/components/shell/page-link'
import { buttonClass } from '@/components/ui/button'
import { Notices } from '@/components/notices/notices'
import { ABOUT_SAMPLE, notIncluded } from '@/components/order-lists/wallet-notices'
import { Skeleton } from '@/components/ui/skeleton'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import { SECTION_LABELS } from '@/lib/view/orders/order-label'
import { LANDING_PATH } from '@/lib/view/urls/paths'

type OrdersLayoutProps = { subtitle: ReactNode; children: ReactNode; bar?: ReactNode }

/** The orders page: heading, 'Change Address', content and bar (behaviour 2.1). */
export function OrdersLayout({ subtitle, children, bar }: OrdersLayoutProps) {
  return (
    <main className="flex min-h-page flex-1 flex-col">
      <div className="mx-auto flex w-full max-w-[1104px] flex-1 flex-col gap-3 px-4 pt-5 pb-8 md:px-6 md:pt-6">
        <div className="flex items-center justify-between gap-4 md:mb-0.5">
          <div className="min-w-0">
            {/* The fallback font shows first and is a little wider. The heading must not wrap in that font either. */}
            <h1 className="text-[18px] leading-6 font-semibold tracking-[-0.015em] md:text-xl [@media(width>=360px)]:whitespace-nowrap">
              Select orders to display
            </h1>
            <p className="min-h-9 text-sm text-text-3 md:min-h-[18px]">{subtitle}</p>
          </div>
          <PageLink
            href={LANDING_PATH}
            prefetch={false}
            className={cn(buttonClass('secondary'), 'print:hidden')}
          >
            Change Address
          </PageLink>
        </div>
        {children}
      </div>
      {bar}
    </main>
  )
}

/** The orders page before its URL is known. Its notice (behaviour 2.15, 23.1) is the page's largest paint. */
export function OrdersSkeleton({ isSample }: { isSample: boolean }) {
  return (
    <OrdersLayout subtitle={<>Loading</>}>
      {/* No wallet is known yet, so the notice's buttons do nothing. */}
      <div inert>
        <Notices notices={[]} always={isSample ? ABOUT_SAMPLE : notIncluded([''])} />
      </div>
      <div className="min-h-11 md:min-h-8.5" />
      {ORDER_TYPES.map((type) => (
        <section
          key={type}
          aria-busy="true"
          className="overflow-hidden rounded-xl border border-line bg-surface"
        >
          <h2 className="flex h-[43px] items-center px-4 text-base font-semibold">
            {SECTION_LABELS[type].heading}
          </h2>
          <OrderLineSkeletons />
        </section>
      ))}
    </OrdersLayout>
  )
}

/** Placeholders for orders that aren't loaded yet. Each has the height of an order's line. */
export function OrderLineSkeletons() {
  return (
    <div className="shimmer">
      {Array.from({ length: 3 }, (_, index) => (
        <div
          key={index}
          className="flex h-[62px] items-center gap-3 border-t border-line px-4 md:h-10"
        >
          <Skeleton className="size-5 rounded md:size-4" />
          <Skeleton className="hidden size-identicon rounded-full lg:block" />
          <Skeleton className="h-2.5 w-2/5 rounded-full lg:ml-3 lg:w-56" />
          <Skeleton className="ml-auto h-2.5 w-1/4 rounded-full lg:mr-24 lg:w-44" />
          <Skeleton className="hidden h-2.5 w-24 rounded-full lg:block" />
        </div>
      ))}
    </div>
  )
}
