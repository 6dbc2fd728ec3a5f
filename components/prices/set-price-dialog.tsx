import { useId } from 'react'
import { FormDialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { TextField } from '@/components/ui/text-field'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { type SetPriceScope, useSetPriceForm } from '@/lib/browser/prices/use-set-price-form'
import type { PriceAt } from '@/lib/domain/prices/price-answers'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/amount-label'
import { minuteLabel } from '@/lib/view/time/local-date'
import { resetText } from '@/lib/view/prices/price-label'
import { TokenNotes } from '@/components/tokens/token-link'
import { tokenText, tokenTitle } from '@/lib/view/tokens/token-label'

type SetPriceDialogProps = DialogClosing & {
  at: PriceAt
  token: TokenState
  prices: Pick<Prices, 'answers' | 'wanted'>
}

/** Sets a manual price, or resets it (behaviour 8.25). */
export function SetPriceDialog(props: SetPriceDialogProps) {
  const { at, token, prices, ...closing } = props
  const timeZone = useTimeZone()
  const form = useSetPriceForm(at, { ...prices, timeZone }, closing.onClose)
  const id = useId()
  const symbol = tokenText(token)
  const radio = (scope: SetPriceScope) => ({
    type: 'radio',
    name: `${id}-scope`,
    checked: form.scope === scope,
    onChange: () => form.setScope(scope),
    className: 'size-5 shrink-0 accent-accent md:size-4',
  })
  return (
    <FormDialog
      title="Set price"
      onSave={form.save}
      resetAction={
        form.countToReset > 0 ? { label: 'Reset price', onClick: form.reset } : undefined
      }
      {...closing}
    >
      <div className="flex items-center gap-3">
        <label
          htmlFor={`${id}-price`}
          title={tokenTitle(token)}
          className="flex max-w-1/2 gap-1 text-base font-medium whitespace-nowrap"
        >
          1 <bdi className="truncate">{symbol}</bdi> = $
        </label>
        <TextField
          id={`${id}-price`}
          inputMode="decimal"
          autoFocus
          className="md:h-10"
          state={form.fault === undefined ? 'neutral' : 'invalid'}
          value={form.text}
          onChange={(event) => form.setText(event.currentTarget.value)}
          aria-describedby={`${id}-fault ${id}-note`}
        />
      </div>
      <TokenNotes state={token} />
      <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
        {form.fault}
      </p>
      <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
        {`${minuteLabel(at.minute, timeZone)}. Manual prices stay until you reset them.`}
      </p>
      <fieldset className="mt-4 text-sm">
        <legend className="sr-only">Apply to</legend>
        <label className="flex min-h-11 items-center gap-3 md:min-h-7">
          <input {...radio('minute')} />
          This minute only
        </label>
        <label className="flex min-h-11 items-center gap-3 md:min-h-7">
          <input {...radio('day')} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            All missing <bdi>{symbol}</bdi> prices on this day
          </span>
          <span className="ml-auto whitespace-nowrap text-text-3">
            {counted(form.countOnDay, 'price')}
          </span>
        </label>
      </fieldset>
      <p className="mt-3 text-xs text-text-3 empty:hidden">{resetText(form.countToReset)}</p>
    </FormDialog>
  )
}
