'use client'

import { LazyComponent } from '@/components/shell/lazy-component'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useDialogOpening } from '@/lib/browser/page/use-dialog-opening'
import { useWalletLabel } from '@/lib/browser/wallet/named-wallets'

const nameDialog = lazyCode(async () => (await import('./name-wallet-dialog')).NameWalletDialog)

/** A wallet's name, else its short address; a press on it opens the dialog to name it (22.3). */
export function NameWalletButton({ userAddress }: { userAddress: string }) {
  const { isOpen, opener, dialog } = useDialogOpening(nameDialog)
  const { label, title } = useWalletLabel(userAddress)
  return (
    <>
      <button
        {...opener}
        type="button"
        title={title}
        className="relative flex min-w-0 items-center gap-1.5 rounded-md transition-colors duration-120 after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-text md:after:-inset-y-1"
      >
        <span className="sr-only">Name wallet: </span>
        <bdi className="truncate decoration-line-2 underline-offset-4 phone:underline">{label}</bdi>
        <span aria-hidden="true" className="hidden icon-name shrink-0 md:grid print:hidden" />
      </button>
      {isOpen && <LazyComponent of={nameDialog} props={{ userAddress, ...dialog }} />}
    </>
  )
}
