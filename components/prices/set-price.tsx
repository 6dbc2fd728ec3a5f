import type { MouseEvent, ReactNode } from 'react'
import { useDialogAbout } from '@/lib/browser/dialogs/open-dialogs'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type { PriceAt } from '@/lib/browser/prices/use-set-price-form'
import type { TokenState } from '@/lib/domain/tokens/token'

const setPriceDialog = lazyCode(async () => (await import('./set-price-dialog')).SetPriceDialog)

type SetPriceAt = PriceAt & { row: Element | null }

type SetPriceProps = {
  prices: Pick<Prices, 'answers' | 'wanted'>
  stateOf: (mint: string) => TokenState
  children: ReactNode
}

/** Gives its children one dialog for all their 'Set price' buttons (behaviour 8.25). */
export function SetPrice({ prices, stateOf, children }: SetPriceProps) {
  const dialog = useDialogAbout(
    setPriceDialog,
    (closing, at: SetPriceAt) => ({ ...closing, at, prices, token: stateOf(at.mint) }),
    {
      // Once the price is set, the button is in another place of its row, or gone.
      focusInstead: ({ mint, row }) => {
        const same = row?.querySelector<HTMLElement>(`[data-set-price='${mint}']`)
        const next = same ?? row?.querySelector<HTMLElement>('[data-usd-value]')
        next?.focus({ preventScroll: true })
      },
    },
  )
  const open = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-set-price]')
    const { setPrice: mint, minute } = button?.dataset ?? {}
    if (!button || mint === undefined || minute === undefined) return
    dialog.open(button, { mint, minute: Number(minute), row: button.closest('[role=row]') })
  }
  return <div onClick={open}>{children}</div>
}
