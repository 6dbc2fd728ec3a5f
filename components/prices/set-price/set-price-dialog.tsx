'use client'

import { useId } from 'react'
import { SetPriceScope } from './set-price-scope'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { DialogFoot } from '@/components/ui/dialog/dialog-foot'
import { TextField } from '@/components/ui/text-field'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { type PricePlace, useSetPriceForm } from '@/lib/browser/prices/use-set-price-form'
import type { TokenState } from '@/lib/domain/tokens/token'
import { minuteLabel } from '@/lib/view/prices/price-run-label'
import { undoneText } from '@/lib/view/prices/set-price-label'
import { tokenText, tokenTitle } from '@/lib/view/tokens/token-label'

type SetPriceDialogProps = {
  place: PricePlace
  token: TokenState
  prices: Pick<Prices, 'answers' | 'wanted'>
  onClose: () => void
  returnFocus: () => void
}

/** Takes a price that the visitor types, and takes it back again (behaviour 8.25, 8.26). */
export function SetPriceDialog(props: SetPriceDialogProps) {
  const { place, token, prices, onClose, returnFocus } = props
  const timeZone = useTimeZone()
  const form = useSetPriceForm(place, { ...prices, timeZone }, onClose)
  const id = useId()
  const symbol = tokenText(token)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Set price" returnFocus={returnFocus}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            form.save()
          }}
        >
          <div className="px-5 pb-5">
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
                autoComplete="off"
                autoFocus
                className="md:h-10"
                state={form.fault === undefined ? 'neutral' : 'invalid'}
                value={form.text}
                onChange={(event) => form.setText(event.currentTarget.value)}
                aria-describedby={`${id}-fault ${id}-note`}
              />
            </div>
            <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
              {form.fault}
            </p>
            <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
              {minuteLabel(place.minute, timeZone)}. A typed price stays until you undo it; no other
              source replaces it.
            </p>
            <SetPriceScope
              symbol={symbol}
              scope={form.scope}
              onDay={form.onDay}
              onChange={form.setScope}
            />
            <p className="mt-3 text-xs text-text-3 empty:hidden">{undoneText(form.undone)}</p>
          </div>
          <DialogFoot
            takeBack={form.undone > 0 ? { label: 'Undo', onClick: form.undo } : undefined}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
