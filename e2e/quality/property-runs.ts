import type fastCheck from 'fast-check'

const MAX_SECONDS = Number(process.env.PROPERTY_SECONDS ?? 4 * 60)
// The real clock, taken before a test replaces it.
const { now } = Date

// Checks each property PROPERTY_RUNS times, whatever number its own test has, but no longer than
// PROPERTY_SECONDS.
jest.mock('fast-check', () => {
  const actual = jest.requireActual<{ default: typeof fastCheck }>('fast-check')
  const fc = actual.default

  // Ends the check between two runs. fast-check's own limit stops in the middle of an asynchronous run, which then
  // goes on under the next test's clock.
  function endInTime<T>(property: fastCheck.IRawProperty<T>): fastCheck.IRawProperty<T> {
    const endMs = now() + MAX_SECONDS * 1_000
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
    })
  }
  return { ...actual, __esModule: true, default: { ...fc, assert } }
})
