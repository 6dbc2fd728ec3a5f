import { guarded, guardedPost } from '@/lib/server/guarded-route'
import { MAX_BODY_BYTES, proxyJupiter } from '@/lib/server/jupiter-proxy'

type Context = RouteContext<'/upstream/jupiter/[...path]'>

/**
 * How long Vercel lets a request take, in seconds. A page can be megabytes on a slow line (behaviour 12.8).
 */
export const maxDuration = 300

const guards = { types: ['application/json'], maxBytes: MAX_BODY_BYTES }

/** The proxy to Jupiter, for our own pages only (behaviour 12.8). */
export const GET = guarded('no-scripts', async (request, { params }: Context) => {
  const { path } = await params
  return proxyJupiter(request, path.join('/'))
})

/** A sign-in's calls, for our own pages only (behaviour 25.1). */
export const POST = guardedPost(
  'no-scripts',
  guards,
  async (request, body, { params }: Context) => {
    const { path } = await params
    return proxyJupiter(request, path.join('/'), body)
  },
)
