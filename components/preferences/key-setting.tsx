import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type KeySettingProps = {
  name: string
  /** Whether there is a key, and where it is kept. */
  state: string
  /** The form, seen once it is opened. */
  children: ReactNode
}

/** A key among the settings: a line with its state, which opens its form (behaviour 20.8). */
export function KeySetting({ name, state, children }: KeySettingProps) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        {name}
        <span aria-live="polite" className="ml-auto font-normal text-text-3">
          {state}
        </span>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-text-3 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
