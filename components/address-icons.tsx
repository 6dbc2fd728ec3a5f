import type { ReactNode } from 'react'

// Drawn here: the library of the other icons is client code, 1 kB of it for two icons.

/** Stands before 'Valid address'. */
export function ValidIcon() {
  return (
    <Icon>
      <path d="M5 8.3l2.1 2.1L11 6.3" />
    </Icon>
  )
}

/** Stands before 'Invalid address'. */
export function InvalidIcon() {
  return (
    <Icon>
      <path d="M8 4.8v3.6M8 10.9v.1" />
    </Icon>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={14}
      height={14}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx={8} cy={8} r={6.6} />
      {children}
    </svg>
  )
}
