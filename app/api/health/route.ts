/** The route runs for each request, because a stored response says nothing about the server. */
export const dynamic = 'force-dynamic'

/** GET tells monitors that this server answers (behaviour 12.15). */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
