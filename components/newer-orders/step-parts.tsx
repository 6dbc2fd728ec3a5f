import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useJupiterWait } from '@/lib/browser/jupiter/jupiter-calls'
import {
  type InstalledWallet,
  installedWalletName,
} from '@/lib/browser/newer-orders/installed-wallets'
import { rateLimitText } from '@/lib/view/errors/error-label'
import { resumingText } from '@/lib/view/status-bar/status-label'

export function StepBody({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto px-5 pb-4">{children}</div>
  )
}

export function StepFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3">
      {children}
    </div>
  )
}

/** The name of an installed wallet, chosen by the wallet's maker. A long name is cut. */
export function InstalledWalletName({ wallet }: { wallet: InstalledWallet }) {
  const name = installedWalletName(wallet)
  return (
    <bdi title={name} className="inline-block max-w-48 truncate align-bottom">
      {name}
    </bdi>
  )
}

export function CheckedItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5 text-text-2">
      <CircleCheck size={16} className="mt-0.5 shrink-0 text-ok" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

type StepStateProps = {
  fault: string | undefined
  waitsFor?: { text: 'Waiting for' | 'Confirm in'; wallet: InstalledWallet } | undefined
}

/** Says above the dialog's foot what the step waits for, or what went wrong (behaviour 25.10). */
export function StepState({ fault, waitsFor }: StepStateProps) {
  const wait = useJupiterWait(waitsFor !== undefined)
  return (
    <div className="px-5 *:pb-3.5">
      <p role="status" className={waitsFor && wait !== undefined ? 'text-warn' : 'text-text-2'}>
        {waitsFor && wait === undefined && (
          <>
            <span>{waitsFor.text}</span> <InstalledWalletName wallet={waitsFor.wallet} />
            <span>…</span>
          </>
        )}
        {waitsFor && wait !== undefined && (
          <>
            <span>{rateLimitText('Jupiter')}</span>
            {/* Screen readers shouldn't hear each second of the countdown. */}
            <span aria-hidden="true">{` ${resumingText(wait)}`}</span>
          </>
        )}
      </p>
      {fault !== undefined && (
        <p role="alert" className="flex gap-2.5 wrap-anywhere text-bad">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          <span>{fault}</span>
        </p>
      )}
    </div>
  )
}
