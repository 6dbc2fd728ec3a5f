import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { TextField } from '@/components/ui/text-field'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { setManualPrice } from '@/lib/browser/prices/cached-prices'
import {
  minutesSetTogether,
  missingOnDay,
  parseManualPrice,
} from '@/lib/domain/prices/manual-price'
import type { PriceAt } from '@/lib/domain/prices/price-answers'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/amount-label'
import { minuteLabel } from '@/lib/view/time/local-date'
import { MANUAL_PRICE_FAULTS, resetText } from '@/lib/view/prices/price-label'
import { exactPriceLabel, readingsText } from '@/lib/view/prices/set-price-label'
import { TokenNotes } from '@/components/tokens/token-link'
import { tokenText, tokenTitle } from '@/lib/view/tokens/token-label'

type SetPriceDialogProps = DialogClosing & {
  at: PriceAt
  token: TokenState
  prices: Prices
}

/** Sets a manual price, or resets it (behaviour 8.25). */
export function SetPriceDialog({ at, token, prices, ...closing }: SetPriceDialogProps) {
  const { mint, minute } = at
  const { answers } = prices
  const client = useQueryClient()
  const timeZone = useTimeZone()
  const [text, setText] = useState(answers.get(mint)?.get(minute)?.manual?.price?.value ?? '')
  const [isForDay, setIsForDay] = useState(false)
  const [fault, setFault] = useState<string>()
  const id = useId()
  const symbol = tokenText(token)
  const onDay = missingOnDay(at, { ...prices, timeZone })
  const together = minutesSetTogether(answers, mint, minute)
  const set = (minutes: readonly number[], value: string | undefined) => {
    setManualPrice(client, mint, minutes, value)
    closing.onClose()
  }
  const parsed = parseManualPrice(text)
  const save = () => {
    if ('fault' in parsed) setFault(MANUAL_PRICE_FAULTS[parsed.fault])
    else if ('readings' in parsed) setFault(readingsText(parsed.readings))
    else set(isForDay ? onDay : [minute], parsed.value)
  }
  const radio = (forDay: boolean) => ({
    type: 'radio',
    name: `${id}-scope`,
    checked: isForDay === forDay,
    onChange: () => setIsForDay(forDay),
    className: 'size-5 shrink-0 accent-accent md:size-4',
  })
  return (
    <FormDialog
      title="Set price"
      onSave={save}
      resetAction={
        together.length > 0
          ? { label: 'Reset price', onClick: () => set(together, undefined) }
          : undefined
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
          state={fault === undefined ? 'neutral' : 'invalid'}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setFault(undefined)
          }}
          aria-describedby={`${id}-fault ${id}-saved ${id}-note`}
        />
      </div>
      <TokenNotes state={token} />
      <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
        {fault}
      </p>
      {/* The line keeps its height, so that nothing moves while one types. */}
      {fault === undefined && (
        <p
          id={`${id}-saved`}
          translate="no"
          className="mt-2 min-h-4 text-xs wrap-anywhere text-text-2"
        >
          {'value' in parsed && (
            <>
              <span>1</span> <bdi>{symbol}</bdi>
              {` = ${exactPriceLabel(parsed.value)}`}
            </>
          )}
        </p>
      )}
      <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
        {`${minuteLabel(minute, timeZone)}. Manual prices stay until you reset them.`}
      </p>
      <fieldset className="mt-4 text-sm">
        <legend className="sr-only">Apply to</legend>
        <label className="flex min-h-11 items-center gap-3 md:min-h-7">
          <input {...radio(false)} />
          This minute only
        </label>
        <label className="flex min-h-11 items-center gap-3 md:min-h-7">
          <input {...radio(true)} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            All missing <bdi>{symbol}</bdi> prices on this day
          </span>
          <span className="ml-auto whitespace-nowrap text-text-3">
            {counted(onDay.length, 'price')}
          </span>
        </label>
      </fieldset>
      <p className="mt-3 text-xs text-text-3 empty:hidden">{resetText(together.length)}</p>
    </FormDialog>
  )
}
