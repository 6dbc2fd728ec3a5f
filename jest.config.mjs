import nextJest from 'next/jest.js'

export default nextJest({ dir: './' })({
  testEnvironment: 'jest-environment-jsdom',
  // Machines that test are often busy.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '\\.spec\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})
