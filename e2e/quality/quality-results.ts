import { existsSync, mkdirSync, readFileSync } from 'node:fs'

const RESULTS = 'quality-results'
/** Where the slow checks leave what they found, for docs/quality.md and docs/fault-matrix.md. */
export const PROPERTY_RESULTS = `${RESULTS}/properties.jsonl`
export const MUTATION_RESULTS = `${RESULTS}/mutation`
export const FAULT_RESULTS = `${RESULTS}/faults.json`
export const SOAK_RESULTS = `${RESULTS}/soak.json`

export function makeResultFolder(): void {
  mkdirSync(MUTATION_RESULTS, { recursive: true })
}

/** A result file's text; undefined before its check has run. */
export function resultText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
