/** What was measured, its value and its unit. A share is a fraction of 1. */
export type Figure = readonly [name: string, value: number, unit: 'ms' | 'MB' | 'bytes' | 'share']

/** Returns columns of figures as a Markdown table. A column of several runs shows their median. */
export function figuresTable(
  head: readonly string[],
  columns: readonly (readonly (readonly Figure[])[])[],
): string {
  const [[first = []] = []] = columns
  const rows = first.map(([name, , unit], row) => {
    const cells = columns.map((runs) =>
      figureText(median(runs.map((run) => run[row]?.[1] ?? NaN)), unit),
    )
    return [name, ...cells]
  })
  const lines = [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns the middle value, or the lower of two middle values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN
}

function figureText(value: number, unit: Figure[2]): string {
  return unit === 'share' ? `${(value * 100).toFixed(1)} %` : `${Math.round(value)} ${unit}`
}
