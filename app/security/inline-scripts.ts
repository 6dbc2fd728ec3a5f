import { createHash } from 'node:crypto'

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
