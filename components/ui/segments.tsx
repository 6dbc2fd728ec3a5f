import { useId } from 'react'

type SegmentsProps<T extends string> = {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChoose: (value: T) => void
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, options, value, onChoose }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset
      data-slot="segments"
      className="flex h-11 shrink-0 rounded-lg border border-line-2 p-0.5 md:h-[34px]"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex flex-1 items-center justify-center rounded-md border border-transparent px-2.5 text-sm font-medium text-text-2 transition-colors duration-120 hover:text-text has-checked:border-line-2 has-checked:bg-hover has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
