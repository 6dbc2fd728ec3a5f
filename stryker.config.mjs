// One folder a run: a change in it has to be noticed by the tests beside it.
const folder = process.env.MUTATED_FOLDER ?? 'lib/domain/amounts'
const name = folder.replaceAll('/', '-')

/** What `npm run quality` changes in the code to see whether a test notices. */
const config = {
  mutate: [`${folder}/**/*.ts`, '!**/testing/**', '!**/*.test.ts'],
  testRunner: 'jest',
  jest: { configFile: 'e2e/quality/jest-for-mutants.config.mjs' },
  buildCommand: 'npx tsx e2e/quality/drop-environments.ts',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A busy machine is no reason to count a change as noticed.
  timeoutMS: 30_000,
  // Again after a change: only what the change of a file or of a test may have changed is tried again.
  incremental: true,
  incrementalFile: `quality-results/incremental/${name}.json`,
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 95, low: 90, break: 90 },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['.next', 'docs', 'test-results', 'quality-results', 'playwright-report'],
}

export default config
