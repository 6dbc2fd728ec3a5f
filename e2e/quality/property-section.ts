import * as z from 'zod'
import { PROPERTY_RESULTS, resultText } from './quality-results'

const lineSchema = z.object({ file: z.string(), name: z.string(), runs: z.number() })

/** How often each property was checked, and which took too long for all its runs. */
export function propertySection(runs: number): string {
  const text = resultText(PROPERTY_RESULTS)
  if (text === undefined) return 'Not measured.'
  const properties = text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
  const fewer = properties.filter((property) => property.runs < runs)
  const whole = `${properties.length - fewer.length} of ${properties.length} properties held ${runs.toLocaleString('en-US')} times each.`
  if (fewer.length === 0) return whole
  const list = fewer
    .map(({ name, runs }) => `- ${name}: ${runs.toLocaleString('en-US')}`)
    .sort()
    .join('\n')
  return `${whole} The others held as often as four minutes allow:\n\n${list}`
}
