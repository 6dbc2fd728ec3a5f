import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy'

/**
 * The Content-Security-Policy header of all pages that a build makes, with the hashes of their
 * inline scripts (behaviour 12.10). Next asks for headers before it makes the pages and writes them
 * down again after that, so the value is looked up each time it is read. While there is no page, as
 * in development, inline scripts may run.
 * @param folder the build's folder of pages
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

/** The HTML of every page. */
function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
