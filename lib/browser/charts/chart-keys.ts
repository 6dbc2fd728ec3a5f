/** What a key does to a chart. */
export type ChartMove =
  { kind: 'point'; index: number } | { kind: 'zoom'; factor: number } | { kind: 'reset' }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }
const ZOOMS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

/**
 * What a key does (behaviour 18.12); undefined of a key that does nothing.
 * @param pointed the place of the event that is pointed at; undefined where none is
 * @param last that of the last event
 */
export function chartMove(
  key: string,
  pointed: number | undefined,
  last: number,
): ChartMove | undefined {
  const step = STEPS[key]
  if (step !== undefined) {
    const from = pointed ?? (step > 0 ? -1 : last + 1)
    return { kind: 'point', index: Math.min(last, Math.max(0, from + step)) }
  }
  const factor = ZOOMS[key]
  if (factor !== undefined) return { kind: 'zoom', factor }
  if (key === 'Home') return { kind: 'point', index: 0 }
  if (key === 'End') return { kind: 'point', index: last }
  return key === '0' || key === 'Escape' ? { kind: 'reset' } : undefined
}
