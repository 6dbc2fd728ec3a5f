import nextJest from 'next/jest.js'

const { PROPERTY_RUNS } = process.env

export default nextJest({ dir: './' })({
  testEnvironment: 'jest-environment-jsdom',
  // Machines that run tests are often busy, and many runs of a property take minutes.
  testTimeout: PROPERTY_RUNS === undefined ? 60_000 : 10 * 60_000,
  setupFiles: [
    '<rootDir>/lib/browser/testing/jsdom-gaps.ts',
    ...(PROPERTY_RUNS === undefined ? [] : ['<rootDir>/e2e/quality/property-runs.ts']),
  ],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '\\.spec\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.stryker-tmp/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})
