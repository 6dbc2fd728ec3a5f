import { statSync } from 'node:fs'

const sizeOf = ({ path }) => statSync(path).size

/**
 * Runs the shortest test files first: a change of the code is noticed by most tests, and then the
 * others, with their long properties, need not run. Jest itself begins with the slowest.
 */
export default class ShortestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => sizeOf(a) - sizeOf(b))
  }

  cacheResults() {}
}
