'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'
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
  const [at, setAt] = useState<PriceAt>()
  const opener = useRef<{ button: HTMLElement; row: Element | null }>(undefined)
  const open = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-set-price]')
    const { setPrice: mint, minute } = button?.dataset ?? {}
    if (!button || mint === undefined || minute === undefined) return
    opener.current = { button, row: button.closest('[role=row]') }
    void withCode(setPriceDialog, () => setAt({ mint, minute: Number(minute) }))
  }
  /** Once the price is set, the button is elsewhere in its row, or gone. */
  const returnFocus = () => {
    const { button, row } = opener.current ?? {}
    const buttons = [...(row?.querySelectorAll<HTMLElement>('[data-set-price]') ?? [])]
    const same = buttons.find(({ dataset }) => dataset.setPrice === button?.dataset.setPrice)
    const next = same ?? row?.querySelector<HTMLElement>('[data-usd-value]')
    next?.focus({ preventScroll: true })
  }
  return (
    <div onClick={open}>
      {children}
      {at && (
        <LazyComponent
          of={setPriceDialog}
          props={{
            ...{ at, prices, returnFocus },
            token: stateOf(at.mint),
            onClose: () => setAt(undefined),
          }}
        />
      )}
    </div>
  )
}
