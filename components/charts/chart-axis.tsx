import { cn } from '@/components/ui/cn'
import type { ChartLevels } from '@/lib/browser/charts/chart-levels'
import { type NamedHeights, shortFigure } from '@/lib/view/charts/chart-label'

type ChartAxisProps = { levels: ChartLevels; named: NamedHeights }

const LINE_PX = 16

/** Labels the lowest, the highest and the average height. No label covers another (behaviour 18.11). */
export function ChartAxis({ levels, named }: ChartAxisProps) {
  const { lowest, highest, average } = levels
  const isLevel = lowest.index === highest.index || named.lowest === named.highest
  const hasRoom = isLevel || lowest.top - highest.top >= 2 * LINE_PX
  const below = highest.top + LINE_PX
  const averageTop = isLevel ? below : Math.max(below, Math.min(average.top, lowest.top - LINE_PX))
  return (
    <>
      <Label top={highest.top} text={named.highest} />
      {named.average !== '' && hasRoom && (
        <Label top={averageTop} text={named.average} className="font-semibold text-accent-text" />
      )}
      {!isLevel && <Label top={lowest.top} text={named.lowest} />}
    </>
  )
}

type LabelProps = { top: number; text: string; className?: string }

function Label({ top, text, className }: LabelProps) {
  return (
    <span
      translate="no"
      title={text}
      style={{ top }}
      className={cn('absolute left-2 -translate-y-1/2 whitespace-nowrap', className)}
    >
      {shortFigure(text)}
    </span>
  )
}
