import { cn } from './cn'

/** Holds the place of something that is still being read. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span data-slot="skeleton" aria-hidden="true" className={cn('block skeleton', className)} />
  )
}
