import { appendFileSync } from 'node:fs'
import type fastCheck from 'fast-check'

const LONGEST_SECONDS = Number(process.env.PROPERTY_SECONDS ?? 4 * 60)
// Before a test puts its own clock in its place.
const { now } = Date

// Each property is checked PROPERTY_RUNS times, whatever its own test asks for; one that takes over
// PROPERTY_SECONDS (four minutes where it is not given) ends after as many runs as it made.
// PROPERTY_RESULTS is told how many those were.
jest.mock('fast-check', () => {
  const actual = jest.requireActual<{ default: typeof fastCheck }>('fast-check')
  const fc = actual.default

  function report<T>(details: fastCheck.RunDetails<T>): void {
    if (details.failed) throw new Error(fc.defaultReportMessage(details))
    const { testPath, currentTestName } = expect.getState()
    const line = {
      file: testPath,
      name: currentTestName,
      runs: details.numRuns,
      seconds: LONGEST_SECONDS,
    }
    const file = process.env.PROPERTY_RESULTS
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`)
  }

  // Between two runs: fast-check's own limit leaves an asynchronous one half done, and it goes on
  // under the next test's clock.
  function endInTime<T>(property: fastCheck.IRawProperty<T>): fastCheck.IRawProperty<T> {
    const endMs = now() + LONGEST_SECONDS * 1_000
    const run = property.run.bind(property)
    const end = new fc.PreconditionFailure(true)
    property.run = (value) => {
      if (now() < endMs) return run(value)
      return property.isAsync() ? Promise.resolve(end) : end
    }
    return property
  }

  function assert<T>(property: fastCheck.IRawProperty<T>, params: fastCheck.Parameters<T> = {}) {
    return fc.assert(endInTime(property), {
      ...params,
      numRuns: Number(process.env.PROPERTY_RUNS),
      markInterruptAsFailure: false,
      reporter: report,
    })
  }
  return { ...actual, __esModule: true, default: { ...fc, assert } }
})
