import { type NextRequest, NextResponse } from 'next/server'
import { MAX_ECHO_LENGTH, parseAddress, submittedAddress } from '@/lib/domain/wallet/address'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'

const SEE_OTHER = 303
/** Longer than any link with an address in it. */
const MAX_TEXT_LENGTH = 16_000

/**
 * The requests that `proxy` handles, because no static page can: an orders page whose path isn't as the app writes
 * it, and the landing form if the browser sends it without the page's code. Bodies of our routes must not get here,
 * because Next truncates long bodies. A request with the header `rsc` comes from the app itself, in a navigation.
 */
export const config = {
  matcher: [
    {
      source: '/:orders((?!orders)[oO][rR][dD][eE][rR][sS])/:address',
      missing: [{ type: 'header', key: 'rsc' }],
    },
    {
      // The parts of this pattern don't overlap, so that a long path is matched in one pass.
      source: '/orders/:address([1-9A-HJ-NP-Za-km-z]*[^1-9A-HJ-NP-Za-km-z/][^/]*)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
    {
      source: '/',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
}

/**
 * Redirects a path in capitals to the orders page, and an address with invisible characters to its wallet
 * (behaviour 1.6, 12.10). If a text is no address, the page itself says so.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (pathname === LANDING_PATH) return postedAddress(request)
  const [, , text = ''] = pathname.split('/')
  const parsed = parseAddress(text)
  const path = `/orders/${parsed.kind === 'address' ? parsed.address : text}`
  return path === pathname
    ? NextResponse.next()
    : NextResponse.redirect(new URL(`${path}${search}`, request.url))
}

/**
 * Returns the request's headers, with our host in place of the page's. Next runs an action only if both are the same,
 * so behind a proxy that changes `Host` it would answer with a bare error. This action reads an address and changes
 * nothing, so a page of another site may send it, too.
 */
function sameHostHeaders({ headers, nextUrl }: NextRequest): Headers {
  const sent = new Headers(headers)
  sent.set('origin', nextUrl.origin)
  sent.set('x-forwarded-host', nextUrl.host)
  return sent
}

/**
 * Redirects the landing form to the orders of its address. Next doesn't know the action of an older deployment's
 * form and would answer it with bare text, so a wrong address leads to the page that says so (behaviour 1.5).
 */
async function postedAddress(request: NextRequest): Promise<NextResponse> {
  const form = await request.formData().catch(() => new FormData())
  const text = submittedAddress(form).slice(0, MAX_TEXT_LENGTH)
  const parsed = parseAddress(text)
  if (parsed.kind !== 'address' && form.get('build') === process.env.BUILD) {
    return NextResponse.next({ request: { headers: sameHostHeaders(request) } })
  }
  const address =
    parsed.kind === 'address' ? parsed.address : [...text].slice(0, MAX_ECHO_LENGTH).join('')
  const path = address === '' ? LANDING_PATH : walletPath(address)
  return NextResponse.redirect(new URL(path, request.url), SEE_OTHER)
}
