import type { Bar } from '@/lib/view/results/results-label'

/** So many bars have room for their names. */
const MAX_NAMED = 8

type ResultsBarsProps = { label: string; bars: readonly Bar[] }

/** Bars of USD from a common line, with what each says as its title; the table has the figures. */
export function ResultsBars({ label, bars }: ResultsBarsProps) {
  const named = bars.length <= MAX_NAMED ? bars : [bars[0], bars.at(-1)]
  const highest = bars.find(({ percent }) => percent === 100)
  return (
    <figure className="flex min-h-0 flex-1 flex-col px-4 pb-2 text-xs text-text-3">
      <figcaption className="h-4 shrink-0 truncate" translate="no">
        {highest?.text ?? ''}
      </figcaption>
      <div
        role="img"
        aria-label={`${label}. ${bars.map(({ text }) => text).join(', ')}`}
        className="flex min-h-0 flex-1 items-end gap-0.5 border-b border-line-2"
      >
        {bars.map(({ percent, text }, index) => (
          <div key={index} title={text} className="flex h-full flex-1 items-end justify-center">
            <div
              style={{ height: `${percent}%` }}
              className="w-full max-w-10 rounded-t-xs bg-text-2"
            />
          </div>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="mt-1 flex h-4 shrink-0 justify-between gap-2 *:min-w-0 *:flex-1 *:truncate *:text-center *:first:text-left *:last:text-right"
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
