import { guarded, guardedPost, MAX_BODY_BYTES } from '@/lib/server/guarded-route'
import { proxyJupiter } from '@/lib/server/jupiter-proxy'

type Context = RouteContext<'/upstream/jupiter/[...path]'>

/** Vercel's limit for a request, in seconds. A page of megabytes takes long on a slow connection (behaviour 12.8). */
export const maxDuration = 300

/** The proxy to Jupiter, for our own pages only (behaviour 12.8). */
export const GET = guarded('no-scripts', async (request, { params }: Context) =>
  proxyJupiter(request, (await params).path.join('/')),
)

/** A sign-in's calls, for our own pages only (behaviour 25.1). */
export const POST = guardedPost(
  'no-scripts',
  { types: ['application/json'], maxBytes: MAX_BODY_BYTES.jupiter },
  async (request, body, { params }: Context) =>
    proxyJupiter(request, (await params).path.join('/'), body),
)
