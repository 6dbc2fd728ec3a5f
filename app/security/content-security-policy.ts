import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { LOGO_HOSTS } from '@/lib/view/tokens/logo-hosts'
import { createHash } from 'node:crypto'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * The Content-Security-Policy of a page (behaviour 12.10): it speaks to this site and the services of
 * the public settings only, and runs no script but this site's files and what is named here.
 * @param scripts the inline scripts that may run: `'nonce-…'` or `'sha256-…'` of each
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return Object.entries({
    'default-src': ["'self'"],
    // Development also evaluates code.
    'script-src': ["'self'", ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    // Dialogs and React set styles of elements.
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

/**
 * What a Content-Security-Policy names the inline scripts of a page by, each once: `'sha256-…'` of
 * the text between its tags.
 */
export function inlineScriptHashes(html: string): string[] {
  const texts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    HAS_SOURCE.test(attributes) ? [] : [text],
  )
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
