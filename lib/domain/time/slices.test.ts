/** @jest-environment node */
import { mapSteps, runInSlices, runToEnd } from './slices'

const items = Array.from({ length: 1_000 }, (_, index) => index)
const doubled = items.map((item) => 2 * item)

it('steps that run to their end return what they made', () => {
  expect(runToEnd(mapSteps(items, (item) => 2 * item))).toEqual(doubled)
})

it('steps rest whenever a slice is over, and return the same (behaviour 12.3)', async () => {
  let [ms, sinceRest, most, rests] = [0, 0, 0, 0]
  const steps = mapSteps(items, (item, index) => {
    expect(index).toBe(item)
    ms += 1
    sinceRest += 1
    most = Math.max(most, sinceRest)
    return 2 * item
  })
  const rest = async () => {
    rests += 1
    sinceRest = 0
  }
  expect(await runInSlices(steps, 100, { now: () => ms, rest })).toEqual(doubled)
  expect([most, rests]).toEqual([100, 10])
})

it('what a step throws ends the work', async () => {
  const steps = () =>
    mapSteps(items, () => {
      throw new TypeError('a bug')
    })
  expect(() => runToEnd(steps())).toThrow('a bug')
  const clock = { now: () => 0, rest: async () => undefined }
  await expect(runInSlices(steps(), 1, clock)).rejects.toThrow('a bug')
})
