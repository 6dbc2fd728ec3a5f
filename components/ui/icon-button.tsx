import cn from 'clsx'
import type { ComponentProps } from 'react'

/** A button that is only an icon. The landing page has none, so it isn't in `button.tsx` (behaviour 13.7). */
export function IconButton(props: ComponentProps<'button'> & { label: string }) {
  const { label, className, ...others } = props
  return (
    <button
      data-slot="icon-button"
      type="button"
      aria-label={label}
      title={label}
      className={cn(
        'relative inline-grid size-7 shrink-0 place-items-center rounded-md text-text-3 transition-colors duration-120 after:absolute after:-inset-2 hover:bg-hover hover:text-text md:after:inset-0',
        className,
      )}
      {...others}
    />
  )
}
