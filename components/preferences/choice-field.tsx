'use client'

import { useId } from 'react'

type ChoiceFieldProps<T extends string> = {
  label: string
  labels: Record<T, string>
  options: readonly T[]
  chosen: T
  onChoose: (option: T) => void
}

/** One of a few options, side by side: the browser's own radio buttons. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, labels, options, chosen, onChoose } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex gap-0.5 rounded-lg border border-line-2 p-0.5">
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-10 flex-1 items-center justify-center rounded-md px-3 text-center text-sm text-text-2 transition-colors duration-120 hover:text-text has-checked:bg-hover has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-7"
          >
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
