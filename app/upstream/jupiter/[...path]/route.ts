import { guardedGet } from '@/lib/server/guarded-route'
import { proxyJupiter } from '@/lib/server/jupiter-proxy'

type Context = RouteContext<'/upstream/jupiter/[...path]'>

/**
 * What Vercel lets a request take, in seconds: pages are megabytes on a slow line
 * (behaviour 12.8).
 */
export const maxDuration = 300

/** GET: the proxy to Jupiter, for our own pages only (behaviour 12.8). */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = guardedGet(
  async (request: Request, { params }: Context) => {
    const { path } = await params
    return proxyJupiter(request, path.join('/'))
  },
)
