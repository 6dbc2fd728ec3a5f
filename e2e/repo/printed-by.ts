import { execFileSync } from 'node:child_process'

/** Returns what one of our scripts prints. @throws if it fails */
export function printedBy(script: string): string {
  const args = ['--import', 'tsx', script]
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 })
}
