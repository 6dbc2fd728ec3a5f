import cn from 'clsx'
import { useId } from 'react'

type SegmentsProps<T extends string> = {
  /** The group's name. If it isn't shown, only screen readers get it. */
  label: string
  isLabelShown?: boolean
  isSmall?: boolean
  options: readonly { value: T; text: string; count?: string }[]
  value: T
  onChoose: (value: T) => void
  /** Whether the options are one below the other on phones. */
  isStacked?: boolean
}

/** Selects one of a few options, all visible. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, isLabelShown, isSmall, isStacked, options, value, onChoose } = props
  const name = useId()
  return (
    <fieldset data-slot="segments" className="shrink-0">
      <legend className={isLabelShown ? 'mb-2 text-sm font-medium' : 'sr-only'}>{label}</legend>
      <div
        className={cn(
          'flex rounded-lg border border-line-2 p-0.5 tight:h-auto tight:flex-wrap',
          isSmall ? 'md:h-7 md:*:px-2 md:*:text-xs' : 'md:h-[34px]',
          isStacked ? 'flex-col *:min-h-11 md:flex-row md:*:min-h-0' : 'h-11',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex flex-1 items-center justify-center rounded-md border border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-text-2 transition-colors duration-120 hover:text-text has-checked:border-line-2 has-checked:bg-hover has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span>{option.text}</span>
            {option.count && (
              <span translate="no" className="ml-3 font-normal">
                {option.count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
