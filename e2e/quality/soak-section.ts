import * as z from 'zod'
import { resultText, SOAK_RESULTS } from './quality-results'

const soakSchema = z.object({ prices: z.number(), warm: z.number(), end: z.number() })

/** The heap of a long price run, early and at its end; undefined unmeasured. */
export function soakSection(): string | undefined {
  const text = resultText(SOAK_RESULTS)
  if (text === undefined) return undefined
  const { prices, warm, end } = soakSchema.parse(JSON.parse(text))
  const growth = (100 * (end / warm - 1)).toFixed(1)
  return `${prices.toLocaleString('en-US')} prices: ${megabytes(warm)} once warm, ${megabytes(end)} at the end (${growth} %; 10 % are allowed); no timer and no listener was left.`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
