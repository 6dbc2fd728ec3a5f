import { passJupiterOn } from '@/lib/upstream/jupiter-second-way'

type Context = RouteContext<'/upstream/jupiter/[...path]'>

/** GET: the second way to Jupiter, for our own pages only (design 'Where each call is made'). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return passJupiterOn(request, path.join('/'))
}
