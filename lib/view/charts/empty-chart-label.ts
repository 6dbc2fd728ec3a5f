import { tokenText } from '@/lib/view/tokens/token-label'
import type { ChartTexts } from './chart-label'
import type { ChartPoints } from './chart-points'

/** Where a chart was zoomed into a time without trades. */
export const NONE_IN_SIGHT = 'No trades at this time'

/** Why nothing is drawn; undefined where something is (behaviour 18.15). */
export function emptyChartText(points: ChartPoints, of: ChartTexts): string | undefined {
  if (points.trades === 0) return 'No trades of this pair'
  if (of.kind === 'rate' && (of.input.kind === 'unknown' || of.output.kind === 'unknown')) {
    return 'No rates: a token of this pair is unknown'
  }
  if (points.heights.some((height) => height !== null)) return undefined
  return of.kind === 'rate'
    ? 'No rates: nothing was received'
    : `No USD prices of ${tokenText(of.input)} so far`
}
