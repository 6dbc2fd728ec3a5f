// Each run changes one folder, whose own tests must notice each change.
const folder = process.env.MUTATED_FOLDER ?? 'lib/domain/amounts'
const name = folder.replaceAll('/', '-')

/** The settings of `npm run quality`, which changes code to see whether a test notices. */
const config = {
  mutate: [`${folder}/**/*.ts`, '!**/testing/**', '!**/*.test.ts'],
  testRunner: 'jest',
  jest: { configFile: 'e2e/quality/jest-for-mutants.config.mjs' },
  buildCommand: 'npx tsx e2e/quality/drop-environments.ts',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A test that takes too long counts as having noticed the change, so a slow machine needs a long limit.
  timeoutMS: 30_000,
  // A later run repeats only the changes whose code or tests were edited.
  incremental: true,
  incrementalFile: `quality-results/incremental/${name}.json`,
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 95, low: 90, break: 90 },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['.next', 'docs', 'test-results', 'quality-results', 'playwright-report'],
}

export default config
