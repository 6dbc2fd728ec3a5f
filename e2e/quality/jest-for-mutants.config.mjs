import nextJest from 'next/jest.js'

// Runs the tests next to the mutated code. Each property has few runs, because all tests are repeated for
// every mutant.
process.env.PROPERTY_RUNS ??= '15'

export default nextJest({ dir: './' })({
  rootDir: process.cwd(),
  testEnvironment: 'node',
  testTimeout: 60_000,
  setupFiles: ['<rootDir>/e2e/quality/property-runs.ts'],
  testMatch: [`<rootDir>/${process.env.MUTATED_FOLDER ?? 'lib/domain/amounts'}/**/*.test.ts`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})
