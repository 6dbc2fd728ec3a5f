import { type NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy, inlineScriptHashes } from '@/app/security/content-security-policy'
import { MAX_ECHO_LENGTH, parseAddress, submittedAddress } from '@/lib/domain/wallet/address'
import { SCHEME_SCRIPT } from '@/lib/browser/preferences/scheme-script'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'

const POLICY = 'content-security-policy'
const ORDERS = 'orders'
const NONCE_BYTES = 16
const SEE_OTHER = 303
const SCHEME_HASHES = inlineScriptHashes(`<script>${SCHEME_SCRIPT}</script>`)

/**
 * Only the page that is rendered per request: a static one can't have a nonce, and the bodies of our
 * routes must not pass here, where long ones are cut. What the app itself fetches when it navigates is
 * no page. The landing form passes here if the browser sends it without the page's code.
 */
export const config = {
  matcher: [
    {
      source: '/:orders([oO][rR][dD][eE][rR][sS])/:address',
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
 * Adds the page's own Content-Security-Policy, with a new nonce for its scripts (behaviour 12.10). A
 * path in capitals leads to the page, because no other has a policy for it, and an address with
 * invisible characters to its wallet (behaviour 1.6).
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.nextUrl.pathname === LANDING_PATH) return postedAddress(request)
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64')
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, ...SCHEME_HASHES])
  const headers = new Headers(request.headers)
  // Next reads the nonce from here and puts it on the scripts that it writes.
  headers.set(POLICY, policy)
  const { pathname } = request.nextUrl
  const [page = '', text = ''] = pathname.slice(1).split('/')
  const parsed = parseAddress(text)
  const address = parsed.kind === 'address' ? parsed.address : text
  if (page !== ORDERS || address !== text) {
    return NextResponse.redirect(
      new URL(`/${ORDERS}/${address}${request.nextUrl.search}`, request.url),
    )
  }
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}

/**
 * Leads the landing form to its orders. Next doesn't know the action of an older deployment's form and
 * would answer it with bare text, so a wrong address leads to the page that says so (behaviour 1.5).
 */
async function postedAddress(request: NextRequest): Promise<NextResponse> {
  const form = await request.formData().catch(() => new FormData())
  const text = submittedAddress(form)
  const parsed = parseAddress(text)
  if (parsed.kind !== 'address' && form.get('build') === process.env.BUILD) {
    return NextResponse.next()
  }
  const address =
    parsed.kind === 'address' ? parsed.address : [...text].slice(0, MAX_ECHO_LENGTH).join('')
  const path = address === '' ? LANDING_PATH : walletPath(address)
  return NextResponse.redirect(new URL(path, request.url), SEE_OTHER)
}
