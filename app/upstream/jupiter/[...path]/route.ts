import { proxyJupiter } from '@/lib/upstream/routes/jupiter-proxy'

type Context = RouteContext<'/upstream/jupiter/[...path]'>

/** GET: the proxy to Jupiter, for our own pages only. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return proxyJupiter(request, path.join('/'))
}
