import cn from 'clsx'
import { createContext, type MouseEvent, type ReactNode, useState } from 'react'
import { DialogPlace, openByName } from '@/components/dialogs/dialog-place'
import { productOf } from '@/lib/domain/amounts/decimal'
import type { Prices } from '@/lib/browser/prices/use-prices'
import {
  bestPriceAt,
  type PriceAnswers,
  type PriceAt,
  type SourcedPrice,
} from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { isFromTrade } from '@/lib/domain/prices/trade-prices'
import type { TokenLookup, TokenState } from '@/lib/domain/tokens/token'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { lookAlikeText, tokenText, withLookAlike } from '@/lib/view/tokens/token-label'
import { mismatchText } from '@/lib/view/prices/price-label'
import { priceSourceLabel, usdLabel, usdPriceLabel } from '@/lib/view/prices/usd-label'

/** The USD prices that the table's cells show; undefined if USD prices are off. */
export const ShownPrices = createContext<PriceAnswers | undefined>(undefined)

export type ShownUsdValue = {
  /** Plain decimal text, in token units. */
  amount: string
  token: TokenState
  price: SourcedPrice | undefined
  event: OrderEvent
}

/** Returns an amount's USD value; undefined if USD prices are off, or if there is no amount. */
export function usdValueOf(
  answers: PriceAnswers | undefined,
  event: OrderEvent,
  token: TokenState,
  amount: string | undefined,
): ShownUsdValue | undefined {
  if (!answers || amount === undefined) return undefined
  const price = bestPriceAt(answers, token.mint, unixSeconds(event.date))
  return { amount, token, price, event }
}

const VALUE_CLASS =
  'relative ml-auto rounded text-xs leading-4 after:absolute after:-inset-x-2 after:top-0 after:-bottom-2 md:after:-bottom-0.5'

/** An amount's USD value, or 'Set price'; `PriceTooltip` shows the price and its source (behaviour 8.6, 8.25). */
export function UsdValue(usdValue: ShownUsdValue) {
  const { amount, token, event, price } = usdValue
  if (!price) return <SetPriceButton {...usdValue} />
  const symbol = tokenText(token)
  const value = usdLabel(productOf(amount, price.value))
  const priceLabel = usdPriceLabel(price.value)
  const source = priceSourceLabel(price, isFromTrade(price, token.mint, event))
  return (
    <button
      type="button"
      tabIndex={-1}
      data-usd-value={value}
      data-usd-symbol={symbol}
      data-usd-price={priceLabel}
      data-usd-source={source}
      data-usd-warning={lookAlikeText(token)}
      translate="no"
      aria-label={`${value}, 1 ${withLookAlike(symbol, token)} = ${priceLabel}, ${source}`}
      className={cn(
        VALUE_CLASS,
        'block max-w-full text-right [overflow-wrap:anywhere] text-text-3',
      )}
    >
      {value}
    </button>
  )
}

/** The mark under the rate of a trade with a price mismatch (behaviour 8.27). */
export function MismatchMark({ percent }: { percent: string }) {
  const text = mismatchText(percent)
  return (
    <button
      type="button"
      tabIndex={-1}
      data-price-mismatch={text}
      aria-label={text}
      className={cn(
        VALUE_CLASS,
        'flex icon-differ items-center gap-1 text-warn [--icon-size:12px]',
      )}
    >
      {`${percent}%`}
    </button>
  )
}

/** Returns 'Set price' for a price that is manual or of a mismatch, else nothing (behaviour 8.25). */
export function setPriceAgainButton(usdValue: ShownUsdValue, isMismatch: boolean): ReactNode {
  const canSetAgain = usdValue.price && (isMismatch || usdValue.price.source === 'manual')
  return canSetAgain && <SetPriceButton {...usdValue} />
}

/** Opens the dialog to set a token's price at an event's minute; `SetPrice` handles its clicks. */
function SetPriceButton({ token, event, price }: ShownUsdValue) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-set-price={token.mint}
      data-minute={roundToMinute(unixSeconds(event.date))}
      data-missing={price ? undefined : ''}
      aria-label={`Set price of ${withLookAlike(tokenText(token), token)}`}
      className={cn(
        // The button lies over the large click area of a copy button on the line below.
        'relative z-1 block rounded text-xs leading-4 whitespace-nowrap quiet-link after:absolute after:-inset-x-2 after:-inset-y-1 phone:after:-inset-y-2 print:hidden',
        !price && 'ml-auto',
      )}
    >
      Set price
    </button>
  )
}

type SetPriceProps = {
  prices: Prices
  stateOf: TokenLookup
  children: ReactNode
}

/** Gives its children one dialog for all their 'Set price' buttons (behaviour 8.25). */
export function SetPrice({ prices, stateOf, children }: SetPriceProps) {
  const [at, setAt] = useState<PriceAt>({ mint: '', minute: 0 })
  const open = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('[data-set-price]')
    const { setPrice: mint, minute } = opener?.dataset ?? {}
    if (!opener || mint === undefined || minute === undefined) return
    const row = opener.closest('[role=row]')
    // Once the price is set, the button is in another place of its row, or gone.
    const focusInstead = () => {
      const sameButton = row?.querySelector<HTMLElement>(`[data-set-price='${mint}']`)
      const next = sameButton ?? row?.querySelector<HTMLElement>('[data-usd-value]')
      next?.focus({ preventScroll: true })
    }
    setAt({ mint, minute: Number(minute) })
    openByName({ name: 'set price', opener, focusInstead })
  }
  return (
    <>
      <div onClick={open}>{children}</div>
      <DialogPlace
        name="set price"
        props={(closing) => ({ ...closing, at, prices, token: stateOf(at.mint) })}
      />
    </>
  )
}
