import { type NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy } from '@/app/security/content-security-policy'
import { inlineScriptHashes } from '@/app/security/inline-scripts'
import { ordersPath } from '@/lib/view/urls/orders-url'
import { SCHEME_SCRIPT } from '@/lib/browser/preferences/scheme-script'

const POLICY = 'content-security-policy'
const ORDERS = 'orders'
const NONCE_BYTES = 16
const NO_ADDRESS = ordersPath('-')
const SCHEME_HASHES = inlineScriptHashes(`<script>${SCHEME_SCRIPT}</script>`)

/**
 * Only the page that is rendered per request: a static one has no place for a nonce, and the bodies
 * of our routes must not pass here, where long ones are cut. What the app itself asks for when it
 * navigates is no page.
 */
export const config = {
  matcher: [
    {
      source: '/:orders([oO][rR][dD][eE][rR][sS])/:address',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
}

/**
 * The page's own Content-Security-Policy, with a new nonce for its scripts (behaviour 12.10). A path
 * that cannot be decoded names no address either, and would be an empty 500 (behaviour 13.4); one in
 * capitals leads to the page, as no other has a policy for it.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64')
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, ...SCHEME_HASHES])
  const headers = new Headers(request.headers)
  // Next reads the nonce from here and puts it on the scripts that it writes.
  headers.set(POLICY, policy)
  const { pathname } = request.nextUrl
  const [page = '', address = ''] = pathname.slice(1).split('/')
  if (page !== ORDERS) {
    return NextResponse.redirect(
      new URL(`/${ORDERS}/${address}${request.nextUrl.search}`, request.url),
    )
  }
  const response = isDecodable(pathname)
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(new URL(NO_ADDRESS, request.url), { request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
