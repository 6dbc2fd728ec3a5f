import { relative } from 'node:path'
import * as z from 'zod'
import { propertyFiles } from './property-files'
import { PROPERTY_RESULTS, resultText } from './quality-results'

const lineSchema = z.object({
  file: z.string(),
  name: z.string(),
  runs: z.number(),
  /** How long it was let run at most. */
  seconds: z.number(),
})

/** How often each property was checked, and which took too long; undefined where none was. */
export function propertySection(runs: number): string | undefined {
  const text = resultText(PROPERTY_RESULTS)
  if (text === undefined) return undefined
  const properties = text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
  const fewer = properties.filter((property) => property.runs < runs)
  const checked = new Set(properties.map(({ file }) => relative('.', file)))
  const left = propertyFiles().filter((file) => !checked.has(file))
  const unchecked = left.length === 0 ? '' : `\n\nNot checked: ${left.join(', ')}.`
  const whole = `${properties.length - fewer.length} of ${properties.length} properties held ${runs.toLocaleString('en-US')} times each.`
  if (fewer.length === 0) return `${whole}${unchecked}`
  const list = fewer
    .map(
      ({ name, runs, seconds }) =>
        `- ${name}: ${runs.toLocaleString('en-US')} in ${seconds} seconds`,
    )
    .sort()
    .join('\n')
  return `${whole} The others held as well, each as often as its time on a busy machine allowed:\n\n${list}${unchecked}`
}
