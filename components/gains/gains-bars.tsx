import cn from 'clsx'
import type { Bar } from '@/lib/view/gains/gains-label'

/** How many bars have room for names such as 'Mar 2026', even on phones. */
const MAX_NAMED = 6

type GainsBarsProps = {
  label: string
  bars: readonly Bar[]
  /** Shown in place of the bars if all are 0. */
  emptyText: string
}

/** A bar for each token or month. One with trades is at least 2 px high (behaviour 26.10). */
export function GainsBars({ label, bars, emptyText }: GainsBarsProps) {
  const named = bars.length <= MAX_NAMED ? bars : [bars[0], bars.at(-1)]
  const highest = bars.find(({ percent }) => percent === 100)
  if (!highest) {
    return (
      <p className="grid flex-1 place-items-center px-4 pb-2 text-sm text-text-3 print:hidden">
        {emptyText}
      </p>
    )
  }
  return (
    <figure className="flex min-h-0 flex-1 flex-col px-4 pb-2 text-xs text-text-3 print:hidden">
      <figcaption className="flex h-4 shrink-0 gap-x-3 tight:h-auto tight:flex-col">
        <span className="shrink-0">{label}</span>
        <span translate="no" className="min-w-0 truncate">
          {highest.text}
        </span>
      </figcaption>
      <div
        role="img"
        aria-label={`${label}. ${bars.map(({ text }) => text).join(', ')}`}
        className="flex min-h-0 flex-1 items-end gap-0.5 border-b border-line-2"
      >
        {bars.map(({ percent, text, hasTrades }, index) => (
          <div key={index} title={text} className="flex h-full flex-1 items-end justify-center">
            <div
              style={{ height: `${percent}%` }}
              className={cn('w-full max-w-10 rounded-t-xs bg-text-2', hasTrades && 'min-h-0.5')}
            />
          </div>
        ))}
      </div>
      <div
        aria-hidden="true"
        className={cn(
          // On phones, 'Mar 2026' takes two lines.
          'mt-1 flex min-h-4 shrink-0 gap-0.5 *:max-h-8 *:min-w-0 *:flex-1 *:overflow-hidden *:text-center *:text-ellipsis',
          // Of many bars, only the first and the last have names.
          bars.length > MAX_NAMED && '*:first:text-left *:last:text-right',
        )}
      >
        {named.map((bar, index) => (
          <bdi key={index} translate="no">
            {bar?.name ?? ''}
          </bdi>
        ))}
      </div>
    </figure>
  )
}
