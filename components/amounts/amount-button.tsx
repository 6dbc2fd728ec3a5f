import type { ReactNode } from 'react'

type AmountButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** A figure that can be clicked; filled on hover, with a name that says what the click does. */
export function AmountButton({ label, onClick, children }: AmountButtonProps) {
  return (
    <button
      type="button"
      data-slot="figure"
      aria-label={label}
      onClick={onClick}
      className="relative -mx-1 rounded px-1 text-right font-medium transition-colors duration-120 hover:bg-line-2 phone:after:absolute phone:after:-inset-x-1 phone:after:-inset-y-2"
    >
      {children}
    </button>
  )
}
