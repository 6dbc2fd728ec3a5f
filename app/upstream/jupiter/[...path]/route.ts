import { guardedGetAndPost } from '@/lib/server/guarded-route'
import { MAX_BODY_BYTES, proxyJupiter } from '@/lib/server/jupiter-proxy'

type Context = RouteContext<'/upstream/jupiter/[...path]'>

/**
 * What Vercel lets a request take, in seconds: pages are megabytes on a slow line
 * (behaviour 12.8).
 */
export const maxDuration = 300

/** The proxy to Jupiter, for our own pages only (behaviour 12.8, 25.1). */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = guardedGetAndPost(
  async (request: Request, { params }: Context) => {
    const { path } = await params
    return proxyJupiter(request, path.join('/'))
  },
  { types: ['application/json'], maxBytes: MAX_BODY_BYTES },
  async (request, body, { params }) => {
    const { path } = await params
    return proxyJupiter(request, path.join('/'), body)
  },
)
