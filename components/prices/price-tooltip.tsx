import { type ReactNode, useEffect, useState } from 'react'

const VALUE = '[data-usd-value], [data-price-mismatch]'
const FIGURE = '[data-usd-figure]'
const TOOLTIP = '[role=tooltip]'

/** Gives its children one tooltip for all their USD values (behaviour 8.6). */
export function PriceTooltip({ children }: { children: ReactNode }) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const isFocused = () => trigger?.matches(':focus-visible') ?? false

  useEffect(() => {
    if (!trigger) return undefined
    const onScroll = () => {
      // Focus by keyboard scrolls to the value. That must not close the tooltip.
      if (!trigger.matches(':focus-visible')) setTrigger(null)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTrigger(null)
    }
    const { ownerDocument: page } = trigger
    const closing = new AbortController()
    const { signal } = closing
    page.addEventListener('scroll', onScroll, { passive: true, signal })
    page.addEventListener('keydown', onKeyDown, { signal })
    return () => closing.abort()
  }, [trigger])

  return (
    <div
      className="relative"
      // Not 'pointerover': a resting pointer sends that, too, while the page scrolls.
      onPointerMove={({ target, pointerType }) => {
        if (pointerType !== 'mouse' || !(target instanceof Element)) return
        const value = target.closest(FIGURE)?.querySelector<HTMLElement>(VALUE)
        if (value) setTrigger(value)
        else if (!target.closest(TOOLTIP) && !isFocused()) setTrigger(null)
      }}
      onPointerLeave={() => {
        if (!isFocused()) setTrigger(null)
      }}
      onFocus={({ target }) => {
        if (target.matches(VALUE) && target.matches(':focus-visible')) setTrigger(target)
      }}
      onBlur={() => setTrigger(null)}
      onClick={({ target }) => {
        if (target instanceof Element) setTrigger(target.closest<HTMLElement>(VALUE))
      }}
    >
      {children}
      {trigger && <PriceTooltipCard trigger={trigger} />}
    </div>
  )
}

/** The tooltip of a USD value (behaviour 8.6) or of a mismatch mark (behaviour 8.27). */
export function PriceTooltipCard({ trigger }: { trigger: HTMLElement }) {
  const { usdValue, usdSymbol, usdPrice, usdSource, usdWarning, priceMismatch } = trigger.dataset
  return (
    <div
      ref={(card) => placeBy(trigger, card)}
      role="tooltip"
      // The 'before' element covers the gap, so that the pointer can move onto the card.
      className="absolute z-20 max-w-[288px] rounded-lg border border-line-2 bg-raised px-3 py-2 text-xs shadow-(--shadow-small) before:absolute before:inset-x-0 before:-inset-y-1.5 before:-z-1"
    >
      {priceMismatch === undefined ? (
        <>
          <p translate="no" className="text-sm font-medium [overflow-wrap:anywhere]">
            {usdValue}
          </p>
          <p translate="no" className="[overflow-wrap:anywhere] text-text-2">
            <span>1</span> <bdi>{usdSymbol}</bdi>
            {` = ${usdPrice}`}
          </p>
          <p className="text-text-3">{usdSource}</p>
          {usdWarning !== undefined && (
            <p className="text-warn">
              <bdi>{usdWarning}</bdi>
            </p>
          )}
        </>
      ) : (
        <p>{priceMismatch}</p>
      )}
    </div>
  )
}

/** The distance of a tooltip from its value and from the window's edge, in px. */
const GAP = 6
const EDGE = 8

/** Puts a tooltip below its value, or above the value if the window has no room below. */
function placeBy(trigger: HTMLElement, card: HTMLElement | null): void {
  const box = card?.offsetParent?.getBoundingClientRect()
  if (!card || !box) return
  const at = trigger.getBoundingClientRect()
  const isBelow =
    at.bottom + GAP + card.offsetHeight <= card.ownerDocument.documentElement.clientHeight
  const top = isBelow ? at.bottom + GAP : at.top - GAP - card.offsetHeight
  card.style.top = `${top - box.top}px`
  card.style.left = `${Math.max(EDGE, at.right - card.offsetWidth) - box.left}px`
}
