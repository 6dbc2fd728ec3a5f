import { useState } from 'react'
import { Select } from '@/components/ui/select'

export type FilterOption = { value: string; text: string }

type FilterSelectProps = {
  label: string
  /** What stands there while nothing is chosen. */
  all: string
  /** Made when the menu is about to open: a wallet may have thousands. */
  options: () => readonly FilterOption[]
  /** The option that is chosen; undefined for all. */
  chosen: FilterOption | undefined
  onChoose: (value: string | undefined) => void
  className?: string
}

/** One of a wallet's pairs or orders, or all of them. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, all, options, chosen, onChoose, className } = props
  const [isNear, setIsNear] = useState(false)
  const approach = () => setIsNear(true)
  const shown = isNear ? options() : chosen ? [chosen] : []
  return (
    <Select
      aria-label={label}
      title={chosen?.text}
      isChosen={chosen !== undefined}
      value={chosen?.value ?? ''}
      onPointerEnter={approach}
      onPointerDown={approach}
      onFocus={approach}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      {...(className !== undefined && { className })}
    >
      <option value="">{all}</option>
      {shown.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}
