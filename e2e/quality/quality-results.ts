import { existsSync, mkdirSync, readFileSync } from 'node:fs'

/** Where the slow checks leave what they found, for docs/quality.md and docs/fault-matrix.md. */
export const RESULTS = 'quality-results'
export const PROPERTY_RESULTS = `${RESULTS}/properties.jsonl`
export const MUTATION_RESULTS = `${RESULTS}/mutation`

export function makeResultFolder(): void {
  mkdirSync(MUTATION_RESULTS, { recursive: true })
}

/** A result file's text; undefined before its check has run. */
export function resultText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
