import cn from 'clsx'
import { ChevronDown, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode, useRef } from 'react'
import { dialogOpener, DialogPlace } from '@/components/dialogs/dialog-place'
import { LinkButton } from '@/components/ui/button'
import { focusUpdatedTime } from '@/lib/browser/dialogs/focus-targets'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'

/** The kinds of notices, the most important first. */
const KINDS = {
  failed: { Icon: CircleAlert, icon: 'text-bad', text: 'text-text' },
  partial: { Icon: TriangleAlert, icon: 'text-warn', text: 'text-text-2' },
  'not reconciled': { Icon: TriangleAlert, icon: 'text-warn', text: 'text-text-2' },
  other: { Icon: TriangleAlert, icon: 'text-warn', text: 'text-text-2' },
  info: { Icon: Info, icon: 'text-info', text: 'text-text-2' },
  quiet: { Icon: Info, icon: 'text-text-3', text: 'text-text-3' },
} as const
const RANKS = Object.keys(KINDS)

export type Notice = {
  /** Stays the same while the notice's text changes. */
  id: string
  kind: keyof typeof KINDS
  text: string
  /** More text, which only the dialog with all notices shows. */
  details?: ReactNode
  /** A button that does something about the notice, such as 'Retry'. */
  button?: { label: string; name?: string; onPress: () => void }
  /** A link, or a button that opens a dialog. It stays after a press. */
  action?: ReactNode
}

const MAX_VISIBLE = 2

/** Room for three lines on small phones, where the last word may not fit into the second line. */
const NOTICE_ROOM_CLASS = 'small:min-h-15'

/**
 * Shows the two most important notices, and all notices in a dialog (behaviour 2.18).
 * @param always a notice that always shows, beside those two
 */
export function Notices({ notices, always }: { notices: readonly Notice[]; always?: Notice }) {
  const sorted = [...notices].sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
  const allNotices = always ? [...sorted, always] : sorted
  return (
    <>
      {allNotices.length > 0 && <NoticesRow sorted={sorted} always={always} />}
      <NoticesDialog notices={allNotices} />
    </>
  )
}

type NoticesRowProps = { sorted: readonly Notice[]; always: Notice | undefined }

function NoticesRow({ sorted, always }: NoticesRowProps) {
  const visible = sorted.slice(0, MAX_VISIBLE)
  const hidden = sorted.length - visible.length
  const hasMore = visible.some(({ button, action, details }) => (button ?? action) && details)
  const opensList = hidden > 0 || hasMore
  const opening = (content: ReactNode) => (
    <LinkButton aria-haspopup="dialog" {...dialogOpener('notices')}>
      {content}
    </LinkButton>
  )
  const withRowNumber = (notice: Notice) =>
    notice.button || notice.action ? (
      <NoticeAction notice={notice} onPress={focusUpdatedTime} />
    ) : (
      notice.details !== undefined && opening('Learn more')
    )
  return (
    <div className="flex flex-col gap-x-6 gap-y-1 text-sm leading-5 md:flex-row md:flex-wrap lg:flex-nowrap print:hidden">
      {visible.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-1 md:flex-nowrap">
          <ul className="contents">
            {visible.map((notice) => (
              <li
                key={notice.id}
                data-slot="notice"
                className="flex max-w-full min-w-0 items-center gap-2"
              >
                <span
                  role={notice.kind === 'failed' ? 'alert' : undefined}
                  className="flex min-w-0 items-center gap-2"
                >
                  <NoticeText notice={notice} isCut />
                  {withRowNumber(notice)}
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
        <div
          data-slot="notice"
          className={cn('flex items-start gap-2 lg:shrink-0', always.action && NOTICE_ROOM_CLASS)}
        >
          <NoticeText
            notice={always}
            actions={[
              withRowNumber(always),
              always.action && always.details && !opensList && opening('Learn more'),
            ]}
          />
        </div>
      )}
    </div>
  )
}

/** All notices with their whole texts. */
function NoticesDialog({ notices }: { notices: readonly Notice[] }) {
  const pressed = useRef(false)
  const props = ({ onClose, returnFocus }: DialogClosing) => ({
    title: 'Notices',
    onClose,
    returnFocus: () => {
      // A press on a notice's button removes the notice, and may remove the dialog's opener, too.
      if (pressed.current) focusUpdatedTime()
      else returnFocus()
      pressed.current = false
    },
    children: (
      <ul className="flex flex-col gap-4 px-5 pb-5 text-sm">
        {notices.map((notice) => (
          <li key={notice.id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <div className="min-w-48 flex-1 [overflow-wrap:anywhere]">
              <NoticeText notice={notice} />
              {notice.details !== undefined && (
                <div className="mt-1 pl-[22px] text-text-2">{notice.details}</div>
              )}
            </div>
            <NoticeAction
              notice={notice}
              onPress={() => {
                pressed.current = true
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
    ),
  })
  return <DialogPlace name="notices" props={props} />
}

/** @param props.onPress called after the `onPress` of the notice's own button, which may note the pressed button */
function NoticeAction({ notice, onPress }: { notice: Notice; onPress: () => void }) {
  const { button, action } = notice
  if (!button) return action
  return (
    <LinkButton
      aria-label={button.name}
      onClick={() => {
        button.onPress()
        onPress()
      }}
    >
      {button.label}
    </LinkButton>
  )
}

type NoticeTextProps = { notice: Notice; isCut?: boolean; actions?: readonly ReactNode[] }

/** The actions follow the text and wrap with it. */
function NoticeText({ notice, isCut = false, actions = [] }: NoticeTextProps) {
  const { Icon, icon, text } = KINDS[notice.kind]
  return (
    <span className={cn('flex min-w-0 items-start gap-2', text)}>
      <Icon size={14} className={cn('mt-[3px] shrink-0', icon)} />
      <span
        dir="auto"
        title={isCut ? notice.text : undefined}
        className={cn(isCut && 'md:truncate')}
      >
        <span>{notice.text}</span>
        {actions.map(
          (action, index) =>
            action && (
              <Fragment key={index}>
                {/* A wide space takes no room at the end of a line, so the next line isn't indented. */}
                <span className="[word-spacing:6px]"> </span>
                <span className="text-text">{action}</span>
              </Fragment>
            ),
        )}
      </span>
    </span>
  )
}
