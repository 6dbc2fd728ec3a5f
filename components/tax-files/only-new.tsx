import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { newTradesText, onlyNewLabel } from '@/lib/view/tax-files/labels/tax-dialog-label'

type OnlyNewProps = {
  /** When the wallet's last export was, in Unix milliseconds. */
  exportedAtMs: number
  /** How many trades are new; undefined until they are counted. */
  fresh: number | undefined
  all: number
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** Leaves out what earlier exports of the wallet held (behaviour 19.15). */
export function OnlyNew({ exportedAtMs, fresh, all, isChecked, onChange }: OnlyNewProps) {
  const id = useId()
  return (
    <div className="mt-4 flex gap-3">
      <Checkbox
        id={id}
        checked={isChecked}
        disabled={fresh === undefined}
        onCheckedChange={onChange}
        className="mt-0.5"
      />
      <label htmlFor={id} className="text-sm text-text">
        {onlyNewLabel(exportedAtMs, useTimeZone())}
        <span className="block min-h-[1lh] text-xs text-text-3">
          {fresh !== undefined && newTradesText(fresh, all)}
        </span>
      </label>
    </div>
  )
}
