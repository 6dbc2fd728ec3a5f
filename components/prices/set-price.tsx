'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { useDialog } from '@/lib/browser/dialogs/open-dialogs'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type { PriceAt } from '@/lib/browser/prices/use-set-price-form'
import type { TokenState } from '@/lib/domain/tokens/token'

const setPriceDialog = lazyCode(async () => (await import('./set-price-dialog')).SetPriceDialog)

type SetPriceProps = {
  prices: Pick<Prices, 'answers' | 'wanted'>
  stateOf: (mint: string) => TokenState
  children: ReactNode
}

/** Gives its children one dialog for all their 'Set price' buttons (behaviour 8.25). */
export function SetPrice({ prices, stateOf, children }: SetPriceProps) {
  const [opened, setOpened] = useState<PriceAt & { row: Element | null }>()
  const dialog = useDialog(
    (closing) =>
      opened && (
        <LazyComponent
          code={setPriceDialog}
          props={{ ...closing, at: opened, prices, token: stateOf(opened.mint) }}
        />
      ),
    {
      code: setPriceDialog,
      // Once the price is set, the button is elsewhere in its row, or gone.
      focusInstead: () => {
        const same = opened?.row?.querySelector<HTMLElement>(`[data-set-price='${opened.mint}']`)
        const next = same ?? opened?.row?.querySelector<HTMLElement>('[data-usd-value]')
        next?.focus({ preventScroll: true })
      },
    },
  )
  const open = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-set-price]')
    const { setPrice: mint, minute } = button?.dataset ?? {}
    if (!button || mint === undefined || minute === undefined) return
    setOpened({ mint, minute: Number(minute), row: button.closest('[role=row]') })
    dialog.open(button)
  }
  return <div onClick={open}>{children}</div>
}
