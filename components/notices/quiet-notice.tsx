import cn from 'clsx'
import { Info } from 'lucide-react'

/** Room for three lines on small phones, where the last word may not fit into the second line. */
export const NOTICE_ROOM_CLASS = '[@media(width<376px)]:min-h-15'

/** A notice in a skeleton. It has the height of the notice that replaces it, but no buttons. */
export function QuietNotice({ text, actions }: { text: string; actions: readonly string[] }) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-1 text-sm leading-5 md:flex-row md:flex-wrap lg:flex-nowrap print:hidden">
      <span
        className={cn(
          'flex min-w-0 items-start gap-2 text-text-3',
          actions.length > 0 && NOTICE_ROOM_CLASS,
        )}
      >
        <Info size={14} className="mt-[3px] shrink-0 text-text-3" />
        <span>
          <span>{text}</span>
          {actions.map((action) => (
            <span key={action} className="ml-2 quiet-link text-text">
              {action}
            </span>
          ))}
        </span>
      </span>
    </div>
  )
}
