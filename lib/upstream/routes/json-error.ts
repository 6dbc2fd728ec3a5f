/**
 * An error answer of our routes: `{"error": text}`, which nothing may store (behaviour 12.9).
 * @param text for people
 * @param headers further ones
 */
export function jsonError(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const init = { status, headers: { ...headers, 'cache-control': 'no-store' } }
  return Response.json({ error: text }, init)
}
