import type { ReactNode } from 'react'

type OutlineIconProps = { size: number; strokeWidth: number; children: ReactNode }

/** An icon of strokes on a grid of 16 × 16, for pages on which the icon library would be too much code. */
export function OutlineIcon({ size, strokeWidth, children }: OutlineIconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
