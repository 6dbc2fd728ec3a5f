import nextJest from 'next/jest.js'

/** Packages that are ES modules only, which Jest must turn into its own kind. */
const ESM_PACKAGES = ['p-queue', 'p-timeout', 'eventemitter3']

const createJestConfig = nextJest({ dir: './' })({
  testEnvironment: 'jest-environment-jsdom',
  // Machines that test are often busy.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '\\.spec\\.ts$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})

export default async function jestConfig() {
  const config = await createJestConfig()
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  }
}
