import type { ReactNode } from 'react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { ADDRESS_REFUSALS, parseAddress } from '@/lib/domain/wallet/address'
import { LANDING_PATH } from '@/lib/view/urls/paths'

type ErrorStateProps = { heading: string; children: ReactNode; actions: ReactNode }

export function ErrorState({ heading, children, actions }: ErrorStateProps) {
  return (
    <main className="flex flex-1 flex-col justify-center px-4 py-16 md:px-12">
      <div role="alert" className="mx-auto w-full max-w-[440px]">
        <span className="grid size-10 place-items-center rounded-[10px] bg-bad/12 text-bad">
          {/* The icon library would load with every page, because each has the 404 page. */}
          <svg
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="size-4"
          >
            <path d="M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 5v3.4M8 11v.1" />
          </svg>
        </span>
        <h1 className="mt-5 text-xl font-semibold tracking-[-0.015em] text-balance">{heading}</h1>
        <div className="mt-2 text-balance [overflow-wrap:anywhere] text-text-2">{children}</div>
        <div className="mt-5 flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </main>
  )
}

/** Shown if the URL has no valid address; `text` is what the URL has instead (behaviour 13.4, 15.1). */
export function InvalidAddress({ text = '' }: { text?: string }) {
  const isName = parseAddress(text).kind === 'name'
  return (
    <ErrorState
      heading={ADDRESS_REFUSALS[isName ? 'name' : 'invalid']}
      actions={
        <Link href={LANDING_PATH} prefetch={false} className={buttonClass('primary')}>
          Change Address
        </Link>
      }
    >
      <p>This link has no valid Solana address. Check that you copied all of it.</p>
    </ErrorState>
  )
}
