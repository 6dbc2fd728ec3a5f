'use client'

import { ChevronDown, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Dialog } from '@/components/ui/dialog/dialog'
import { focusUpdatedTime } from '@/lib/browser/status-bar/status-works'

/** The most important ones first. */
const KINDS = {
  failed: { Icon: CircleAlert, icon: 'text-bad', text: 'text-text' },
  partial: { Icon: TriangleAlert, icon: 'text-warn', text: 'text-text-2' },
  'not reconciled': { Icon: TriangleAlert, icon: 'text-warn', text: 'text-text-2' },
  other: { Icon: TriangleAlert, icon: 'text-warn', text: 'text-text-2' },
  info: { Icon: Info, icon: 'text-info', text: 'text-text-2' },
  /** What never changes. */
  quiet: { Icon: Info, icon: 'text-text-3', text: 'text-text-3' },
} as const
const RANKS = Object.keys(KINDS)

/** One line about the page. */
export type Notice = {
  kind: keyof typeof KINDS
  text: string
  /** What only the list says. */
  details?: ReactNode
  /** What can be done about it. */
  button?: { label: string; name?: string; onPress: () => void }
  /** Another way to go on, which stays: a link, or a button that opens a dialog. */
  action?: ReactNode
}

/** The look of a notice's action. */
export const NOTICE_ACTION_CLASS =
  'relative shrink-0 quiet-link after:absolute after:-inset-x-2 after:-inset-y-3 md:after:-inset-y-1'
const MAX_VISIBLE = 2

type NoticesProps = {
  notices: readonly Notice[]
  /** Shown whatever else there is; on phones in a row of its own. */
  always?: Notice
}

/** Shows the first notices in one row, and all of them in a dialog (behaviour 2.18). */
export function Notices({ notices, always }: NoticesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const { list, visible, isCut } = useRoom()
  const sorted = [...notices].sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
  const all = always ? [...sorted, always] : sorted
  if (all.length === 0) return null
  const first = sorted.slice(0, MAX_VISIBLE)
  const hidden = sorted.length - Math.min(visible, first.length)
  const hasDetails = first.some(({ button, action, details }) => (button ?? action) && details)
  const opening = (content: ReactNode) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        opener.current = currentTarget
        setIsOpen(true)
      }}
      className={NOTICE_ACTION_CLASS}
    >
      {content}
    </button>
  )
  const pressing = ({ label, name, onPress }: NonNullable<Notice['button']>) => (
    <button
      type="button"
      aria-label={name}
      onClick={() => {
        opener.current = null
        setIsOpen(false)
        if (!isOpen) focusUpdatedTime()
        onPress()
      }}
      className={NOTICE_ACTION_CLASS}
    >
      {label}
    </button>
  )
  const actionOf = ({ button, action }: Notice) => (button ? pressing(button) : action)
  const isRestHidden = isCut && first.some((notice) => actionOf(notice) || !notice.details)
  const opensList = first.length > 0 && (hidden > 0 || hasDetails || isRestHidden)
  const inRow = (notice: Notice) =>
    actionOf(notice) ?? (notice.details !== undefined && opening('Learn more'))
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-1 text-sm leading-5 lg:flex-nowrap print:hidden">
      {first.length > 0 && (
        <div className="flex min-w-0 items-start gap-x-6">
          <ul
            key={first.map(({ text }) => text).join('\n')}
            ref={list}
            className="flex h-5 min-w-0 flex-wrap gap-x-6 overflow-clip [overflow-clip-margin:4px]"
          >
            {first.map((notice, index) => (
              <li
                key={notice.text}
                data-slot="notice"
                className={cn(
                  'flex max-w-full min-w-0 items-center gap-2',
                  index >= visible && 'invisible',
                )}
              >
                <span
                  role={notice.kind === 'failed' ? 'alert' : undefined}
                  className="flex min-w-0 items-center gap-2"
                >
                  <NoticeText notice={notice} isCut />
                  {inRow(notice)}
                </span>
              </li>
            ))}
          </ul>
          {opensList &&
            opening(
              <>
                <span>{hidden > 0 ? `${hidden} more` : 'Details'}</span>
                <ChevronDown size={14} className="ml-1 inline-block" />
              </>,
            )}
        </div>
      )}
      {always && (
        <div data-slot="notice" className="flex items-start gap-2 lg:shrink-0">
          <NoticeText notice={always}>
            {inRow(always)}
            {always.action && always.details && !opensList && (
              <span className="ml-3">{opening('Learn more')}</span>
            )}
          </NoticeText>
        </div>
      )}
      {isOpen && (
        <Dialog
          title="Notices"
          returnFocus={() => {
            // An action may have taken the notice away.
            if (opener.current?.isConnected) opener.current.focus()
            else focusUpdatedTime()
          }}
          onClose={() => setIsOpen(false)}
        >
          <ul className="flex flex-col gap-4 px-5 pb-5 text-sm">
            {all.map((notice) => (
              <li key={notice.text} className="flex flex-wrap items-start gap-x-3 gap-y-1">
                <div className="min-w-48 flex-1 [overflow-wrap:anywhere]">
                  <NoticeText notice={notice} />
                  {notice.details !== undefined && (
                    <div className="mt-1 pl-[22px] text-text-2">{notice.details}</div>
                  )}
                </div>
                {actionOf(notice)}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

type NoticeTextProps = { notice: Notice; isCut?: boolean; children?: ReactNode }

/** The children follow the text, also into its next line. */
function NoticeText({ notice, isCut = false, children }: NoticeTextProps) {
  const { Icon, icon, text } = KINDS[notice.kind]
  return (
    <span className={cn('flex min-w-0 items-start gap-2', text)}>
      <Icon size={14} className={cn('mt-[3px] shrink-0', icon)} />
      <span dir="auto" title={isCut ? notice.text : undefined} className={cn(isCut && 'truncate')}>
        <span>{notice.text}</span>
        {children && <span className="ml-2 text-text">{children}</span>}
      </span>
    </span>
  )
}

/** Measures how many notices the row has room for, and whether the first one is cut. */
function useRoom() {
  const [room, setRoom] = useState({ visible: MAX_VISIBLE, isCut: false })
  const list = useCallback((row: HTMLUListElement) => {
    const measure = () => {
      // What has no room begins a second line, which can't be seen.
      const tops = [...row.children].map((item) => item.getBoundingClientRect().top)
      const text = row.querySelector('.truncate')
      const visible = tops.filter((top) => top === tops[0]).length
      const isCut = text !== null && text.scrollWidth > text.clientWidth
      setRoom((last) =>
        last.visible === visible && last.isCut === isCut ? last : { visible, isCut },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [])
  return { list, ...room }
}
