import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { replaceLabel } from '@/lib/view/prices/keyless-label'

type ReplacePricesProps = {
  /** How many prices lesser sources told. */
  replaceable: number
  isReplacing: boolean
  onChange: (isReplacing: boolean) => void
}

/** Has Birdeye asked for what lesser sources told too (behaviour 8.33). */
export function ReplacePrices({ replaceable, isReplacing, onChange }: ReplacePricesProps) {
  const id = useId()
  return (
    <div className="mt-4 flex gap-3">
      <Checkbox id={id} checked={isReplacing} onCheckedChange={onChange} className="mt-0.5" />
      <label htmlFor={id} className="text-sm">
        {replaceLabel(replaceable)}
      </label>
    </div>
  )
}
