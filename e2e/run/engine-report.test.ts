/** @jest-environment node */
import { engineReport } from './engine-report'

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped'

function suite(file: string, projectName: string, statuses: readonly Status[]) {
  return { file, specs: statuses.map((status) => ({ tests: [{ projectName, status }] })) }
}

it('counts an engine’s journeys, even those in groups, and no other tests', () => {
  const inChromium = suite('journeys/files.journey.ts', 'Chromium', ['expected', 'unexpected'])
  const inFirefox = suite('journeys/files.journey.ts', 'Firefox', ['expected', 'flaky'])
  const other = suite('landing/landing.spec.ts', 'WebKit', ['expected'])
  const missing = suite('journeys/files.journey.ts', 'WebKit', ['skipped'])
  expect(engineReport([{ ...inChromium, suites: [inFirefox] }, other, missing])).toEqual([
    'Chromium: 1 of 2 journeys passed',
    'Firefox: 2 of 2 journeys passed',
    'WebKit: did not run',
  ])
})
