'use client'

import { Plus } from 'lucide-react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { WORDS_WITH_ICON_CLASS } from '@/components/ui/button-class'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useDialogOpening } from '@/lib/browser/page/use-dialog-opening'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

const addWalletDialog = lazyCode(async () => (await import('./add-wallet-dialog')).AddWalletDialog)

/** Opens the dialog that adds a wallet (behaviour 21.7). */
export function AddWalletButton({ request }: { request: TradesRequest }) {
  const { isOpen, opener, dialog } = useDialogOpening(addWalletDialog)
  return (
    <>
      <button {...opener} type="button" className={WORDS_WITH_ICON_CLASS}>
        <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
        Add wallet
      </button>
      {isOpen && <LazyComponent of={addWalletDialog} props={{ ...dialog, request }} />}
    </>
  )
}
