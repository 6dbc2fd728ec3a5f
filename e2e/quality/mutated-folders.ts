import { readdirSync } from 'node:fs'

const DOMAIN = 'lib/domain'

/**
 * The folders whose every line is changed to see whether a test beside it notices: all of lib/domain
 * but the samples of its tests, and the CSV.
 */
export function mutatedFolders(): string[] {
  const names = readdirSync(DOMAIN).filter((name) => name !== 'testing')
  return [...names.map((name) => `${DOMAIN}/${name}`), 'lib/view/csv'].sort()
}
