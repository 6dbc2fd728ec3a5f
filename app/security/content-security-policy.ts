import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { LOGO_HOSTS } from '@/lib/view/tokens/logo-hosts'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Returns the Content-Security-Policy of a page (behaviour 12.10). The page may call this site and the
 * services of the public settings, and run this site's script files and the given inline scripts.
 * @param scripts the sources of inline scripts that may run: the `'sha256-…'` of each, or `'unsafe-inline'` for all
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return Object.entries({
    'default-src': ["'self'"],
    // In development, React evaluates code.
    'script-src': ["'self'", ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    // Radix's dialog and React write styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...LOGO_HOSTS.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...serviceOrigins(), ...(isDevelopment ? ['ws:'] : [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** The origin of every service that browser code has a setting for. */
function serviceOrigins(): string[] {
  return Object.values(publicSettings).flatMap((value) =>
    typeof value === 'string' ? [new URL(value).origin] : [],
  )
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /\ssrc\s*=/i

/** Returns the source of each inline script of a page: the `'sha256-…'` of the text between the script's tags. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (HAS_SOURCE.test(attributes)) return []
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
}

/**
 * Returns the Content-Security-Policy header of all pages, with the hashes of their inline scripts
 * (behaviour 12.10). Next reads the header before it builds the pages and again afterwards, so each read
 * computes the value. In development, and while there is no page, all inline scripts may run.
 * @param folder the build's folder that holds the pages
 */
export function pagePolicy(folder: string): { key: string; readonly value: string } {
  return {
    key: 'Content-Security-Policy',
    get value() {
      const hashes = pagesIn(folder).flatMap(inlineScriptHashes)
      const isOpen = isDevelopment || hashes.length === 0
      return contentSecurityPolicy(isOpen ? ["'unsafe-inline'"] : hashes)
    },
  }
}

function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
