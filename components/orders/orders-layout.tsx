import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { cn } from '@/components/ui/cn'
import { LANDING_PATH } from '@/lib/view/urls/paths'

type OrdersLayoutProps = { subtitle: ReactNode; children: ReactNode; bar?: ReactNode }

/** The orders page's heading, its way back, and what stands below (behaviour 2.1). */
export function OrdersLayout({ subtitle, children, bar }: OrdersLayoutProps) {
  return (
    <main className="flex min-h-page flex-1 flex-col">
      <div className="mx-auto flex w-full max-w-[1008px] flex-1 flex-col gap-3 px-4 pt-5 pb-8 md:px-6 md:pt-7">
        <div className="mb-1 flex items-center justify-between gap-4 md:items-end">
          <div>
            <h1 className="text-[18px] leading-6 font-semibold tracking-[-0.015em] md:text-xl">
              Select orders to display
            </h1>
            <p className="mt-1 min-h-9 text-sm text-text-3 md:min-h-[18px]">{subtitle}</p>
          </div>
          <Link href={LANDING_PATH} className={cn(buttonClass('secondary'), 'print:hidden')}>
            Change Address
          </Link>
        </div>
        {children}
      </div>
      {bar}
    </main>
  )
}
