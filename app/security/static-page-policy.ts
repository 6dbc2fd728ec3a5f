import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy'

/**
 * Returns the Content-Security-Policy header of all static pages, with the hashes of their inline scripts
 * (behaviour 12.10). Next reads the header before it makes the pages, and again after that, so each read
 * computes the value. While there is no page, as in development, all inline scripts may run.
 * @param folder the build's folder that holds the pages
 */
export function staticPagePolicy(folder: string): { key: string; readonly value: string } {
  return {
    key: 'Content-Security-Policy',
    get value() {
      const hashes = new Set(pagesIn(folder).flatMap(inlineScriptHashes))
      return contentSecurityPolicy(hashes.size === 0 ? ["'unsafe-inline'"] : [...hashes])
    },
  }
}

/** Returns the HTML of every page. */
function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
