import cn from 'clsx'
import { CircleAlert, CircleStop, Clock } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { buttonClass } from '@/components/ui/button'
import { focusTarget, useFocusHandover } from '@/lib/browser/dialogs/focus-targets'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { focusAfterRow, type Task } from '@/lib/browser/status-bar/status-tasks'

const STOP_LINK_CLASS =
  'inline-flex items-center gap-2 phone:h-10 phone:rounded-lg phone:border phone:border-line-2 phone:bg-raised phone:px-2.5 phone:font-medium md:underline md:decoration-line-2 md:underline-offset-4'

type Progress = {
  /** The name of the progress bar, such as 'Loading orders…'. */
  name: string
  done?: number | undefined
  total?: number | undefined
}

type StatusRowProps = Progress & {
  /** The row's task; absent in a dialog. It decides what gets the focus if the focused row disappears. */
  task?: Task | undefined
  state: 'running' | 'waiting' | 'failed'
  /** The task and its progress, or why it waits or failed. */
  text: string
  /** The time left, or when the task resumes. */
  time?: string | undefined
  /** Whether the row is the second line of another bar from 768 px on. */
  isLine?: boolean | undefined
  link?: ReactNode
  children?: ReactNode
}

/** The row of one task (behaviour 24.1). */
export function StatusRow(props: StatusRowProps) {
  const { task, state, text, time, isLine = false, link, children } = props
  const isInDialog = task === undefined && !isLine
  const row = useFocusHandover<HTMLDivElement>(
    useCallback(() => task && focusAfterRow(task), [task]),
  )
  // The row's upper edge shows how much is done. It is red if the task failed.
  const edge = cn('absolute inset-x-0 h-0.5', isLine ? '-top-px' : 'top-0')
  const isWaiting = state === 'waiting'
  const Icon = isWaiting ? Clock : CircleAlert
  return (
    <div
      ref={row}
      {...(task && focusTarget(`status row ${task}`))}
      data-slot="status-row"
      role={state === 'failed' ? 'alert' : undefined}
      className={cn(
        'grid min-h-15 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 text-sm',
        !isInDialog && 'md:flex md:gap-2',
        isLine
          ? 'phone:relative phone:-mx-4 phone:border-b phone:border-line phone:px-4 md:min-h-0'
          : cn('relative md:min-h-11', isInDialog ? 'px-5 py-3' : 'px-4 md:px-edge'),
      )}
    >
      {state === 'failed' ? (
        <div className={cn(edge, 'bg-bad')} />
      ) : (
        <ProgressBar {...props} className={edge} />
      )}
      <p
        className={cn(
          'flex items-center gap-2',
          isWaiting && 'text-warn',
          isLine ? 'text-text-2 phone:font-medium phone:text-text' : 'font-medium',
        )}
      >
        {state !== 'running' && (
          <Icon size={14} className={cn('shrink-0', state === 'failed' && 'text-bad')} />
        )}
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </p>
      <div
        className={cn(
          'col-start-1 row-start-2 flex gap-2 text-text-2',
          !isInDialog && 'md:contents',
        )}
      >
        {time !== undefined && (
          <span className={cn(isWaiting ? 'text-warn' : !isInDialog && 'md:dotted')}>{time}</span>
        )}
        {link !== undefined && (
          <span
            className={cn(
              'md:order-2',
              time !== undefined && 'phone:dotted',
              isLine ? 'md:dotted' : 'md:ml-auto',
            )}
          >
            {link}
          </span>
        )}
      </div>
      <div
        className={cn(
          'col-start-2 row-span-2 row-start-1 flex items-center md:order-1',
          isLine ? 'md:dotted' : 'gap-2 md:ml-2',
        )}
      >
        {children}
      </div>
    </div>
  )
}

export function ProgressBar({
  name,
  done = 0,
  total,
  className,
}: Progress & { className: string }) {
  const percent = total ? Math.min(100, (done / total) * 100) : 0
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={total === undefined ? undefined : done}
      className={cn('bg-line-2', className)}
    >
      <div
        className="h-full bg-accent transition-[width] duration-200 ease-linear"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

type StopButtonProps = { isLine?: boolean | undefined; onStop: () => void }

/** Stops the task; in a line of another bar it looks like a link from 768 px on. */
export function StopButton({ isLine, onStop }: StopButtonProps) {
  return (
    <button
      type="button"
      onClick={onStop}
      className={isLine ? STOP_LINK_CLASS : cn(buttonClass('secondary', 'small'), 'max-h-10')}
    >
      <CircleStop size={14} className={cn(isLine && 'md:hidden')} />
      Stop
    </button>
  )
}

/**
 * Empty at first, because some screen readers skip a text that is there from the start. `aria-live` is also what keeps
 * a region from being hidden by an open dialog (behaviour 13.7).
 */
export function Announcement({ text }: { text: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {useAfterPaint(text, '')}
    </p>
  )
}
