import * as z from 'zod'
import { ENGINES } from '../engines/find-engine'

const testSchema = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
})

/** A file or group of tests in Playwright's report. */
export const suiteSchema = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(testSchema) })),
  get suites() {
    return z.optional(z.array(suiteSchema))
  },
})
type Suite = z.infer<typeof suiteSchema>

/** Returns a line for each engine, such as 'Firefox: 14 of 14 journeys passed'. */
export function engineReport(suites: readonly Suite[]): string[] {
  const journeys = suites
    .filter(({ file }) => /\.(journey|firefox)\.ts$/.test(file))
    .flatMap(testsOf)
  return ENGINES.map((name) => {
    const tests = journeys.filter(
      ({ projectName, status }) => projectName === name && status !== 'skipped',
    )
    if (tests.length === 0) return `${name}: did not run`
    const passed = tests.filter(({ status }) => status !== 'unexpected').length
    return `${name}: ${passed} of ${tests.length} journeys passed`
  })
}

function testsOf({ specs, suites = [] }: Suite): z.infer<typeof testSchema>[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)]
}
