import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

const KINDS = {
  info: { Icon: Info, icon: 'text-info', box: 'border-line bg-surface text-text-2' },
  warn: { Icon: TriangleAlert, icon: 'text-warn', box: 'border-warn/35 bg-warn/8 text-text' },
  bad: { Icon: CircleAlert, icon: 'text-bad', box: 'border-bad/35 bg-bad/8 text-text' },
} as const

type NoticeProps = {
  kind: keyof typeof KINDS
  /** The first words, in bold, if there is more to say. */
  heading?: string
  children?: ReactNode
  action?: ReactNode
}

/** A line about the page, with a way on if there is one. */
export function Notice({ kind, heading, children, action }: NoticeProps) {
  const { Icon, icon, box } = KINDS[kind]
  return (
    <div
      data-slot="notice"
      role={kind === 'bad' ? 'alert' : undefined}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[10px] border px-3.5 py-2 text-sm',
        box,
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={cn('shrink-0', icon)} />
      <div className="min-w-48 flex-1 [overflow-wrap:anywhere]">
        {heading !== undefined && <p className="font-semibold">{heading}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
