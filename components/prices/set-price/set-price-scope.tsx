import { useId } from 'react'
import type { SetPriceScope as Scope } from '@/lib/browser/prices/use-set-price-form'
import { counted } from '@/lib/view/amounts/count-label'

type SetPriceScopeProps = {
  symbol: string
  scope: Scope
  /** How many prices the whole day has. */
  onDay: number
  onChange: (scope: Scope) => void
}

/** Whether a typed price is for its minute or for the rest of its day too (behaviour 8.25). */
export function SetPriceScope({ symbol, scope, onDay, onChange }: SetPriceScopeProps) {
  const id = useId()
  const radio = (own: Scope) => ({
    ...{ type: 'radio', name: id, id: `${id}-${own}`, checked: scope === own },
    onChange: () => onChange(own),
    className: 'size-5 shrink-0 accent-accent md:size-4',
  })
  return (
    <fieldset className="mt-4 text-sm">
      <legend className="sr-only">For which minutes</legend>
      <div className="flex min-h-11 items-center gap-3 md:min-h-7">
        <input {...radio('minute')} />
        <label htmlFor={`${id}-minute`}>For this minute</label>
      </div>
      <div className="flex min-h-11 items-center gap-3 md:min-h-7">
        <input {...radio('day')} aria-describedby={`${id}-count`} />
        <label htmlFor={`${id}-day`} className="min-w-0 [overflow-wrap:anywhere]">
          For all missing of <bdi>{symbol}</bdi> on this day
        </label>
        <span id={`${id}-count`} className="ml-auto whitespace-nowrap text-text-3">
          {counted(onDay, 'price')}
        </span>
      </div>
    </fieldset>
  )
}
