import type { Results, UsdSum } from '@/lib/domain/results/results'
import { nextMonth } from '@/lib/domain/time/local-day'
import type { StateOf } from '@/lib/domain/tokens/token'
import { periodLabel, sumLabel } from '@/lib/view/results/results-label'
import { tokenText, withLookAlike } from '@/lib/view/tokens/token-label'

/** A bar of a chart: its height in percent of the highest bar, and its text. */
export type Bar = { name: string; percent: number; text: string }

const MAX_TOKEN_BARS = 12

/** Returns a bar for the cost of each of the first 12 tokens that were bought (behaviour 26.10). */
export function tokenBars({ tokens }: Results, stateOf: StateOf): readonly Bar[] {
  const bought = tokens.filter((token) => token.bought > 0n).slice(0, MAX_TOKEN_BARS)
  return barsOf(
    bought.map(({ mint, boughtUsd: usd }) => {
      const state = stateOf(mint)
      return [withLookAlike(tokenText(state), state), { usd, trades: 1 }]
    }),
  )
}

/** Returns a bar for what was paid in each month; a month without trades is a gap (behaviour 26.10). */
export function monthBars({ periods }: Results): readonly Bar[] {
  const months = periods.filter(({ period }) => period.includes('-'))
  const paid = new Map(months.map((month) => [month.period, month.paid]))
  const bars: [string, UsdSum][] = []
  const last = months.at(-1)?.period ?? ''
  for (let month = months[0]?.period ?? '-'; month <= last; month = nextMonth(month)) {
    bars.push([periodLabel(month), paid.get(month) ?? { usd: 0n, trades: 0 }])
  }
  return barsOf(bars)
}

function barsOf(bars: readonly [name: string, sum: UsdSum][]): Bar[] {
  const highest = bars.reduce((most, [, { usd }]) => (usd > most ? usd : most), 1n)
  return bars.map(([name, sum]) => ({
    name,
    text: `${name}: ${sumLabel(sum)}`,
    percent: Number((sum.usd * 1_000n) / highest) / 10,
  }))
}
