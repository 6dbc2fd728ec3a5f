import cn from 'clsx'

export function Skeleton({ className }: { className: string }) {
  return (
    <span data-slot="skeleton" aria-hidden="true" className={cn('block skeleton', className)} />
  )
}
