/**
 * Whether a browser that makes this request says that it is for a page of this site, or no browser
 * makes it (behaviour 12.12): Sec-Fetch-Site decides where it is sent, else Origin, which must name
 * the host that was asked. Where neither is sent, `scripts` decides.
 *
 * The host that was asked is Host's, or what a reverse proxy put into X-Forwarded-Host. Both can be
 * believed here: a page of another site can set neither, and a script that can may ask anyway. The
 * scheme is not compared, because a proxy that ends TLS hides it.
 */
export function isFromOwnPages(headers: Headers, scripts: 'allowed' | 'refused'): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return scripts === 'allowed'
  const host = hostOf(origin)
  return host !== undefined && askedHosts(headers).includes(host)
}

function askedHosts(headers: Headers): string[] {
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []
  return [headers.get('host') ?? '', ...forwarded].map((host) => host.trim().toLowerCase())
}

/** An origin's host with its port, where that is not the scheme's own; 'null' has none. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
