/**
 * How long an answer asks to wait in its header Retry-After (RFC 9110, section 10.2.3), which holds
 * seconds or a date.
 * @param nowMs Unix milliseconds
 * @returns milliseconds above 0; undefined where it asks for none, or for no time that can be read
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? ''
  const ms = /^\d/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
