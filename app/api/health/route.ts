/** Asked for each time: a stored answer would say nothing. */
export const dynamic = 'force-dynamic'

/** GET -> that this server answers, for what monitors or restarts it (behaviour 12.15). */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
