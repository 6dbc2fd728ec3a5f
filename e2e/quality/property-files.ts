import { readFileSync } from 'node:fs'
import { allFiles } from '../house/repository-files'

/** The test files that state a property. */
export function propertyFiles(): string[] {
  return allFiles()
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))
}
