/**
 * Returns whether a request comes from a page of this site, or from a script if `letIn` allows those
 * (behaviour 12.12). `Sec-Fetch-Site` decides if it is sent, else `Origin`, which must name the host
 * that was asked. A request with neither is from a script.
 *
 * That host is in `Host`, or in `X-Forwarded-Host` behind a reverse proxy. Both can be believed: a
 * page of another site can set neither. The scheme is not compared, because a proxy that ends TLS
 * hides it.
 */
export function isSameOrigin(headers: Headers, letIn: 'scripts' | 'no-scripts'): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return letIn === 'scripts'
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []
  const hosts = [headers.get('host') ?? '', ...forwarded].map((host) => host.trim().toLowerCase())
  try {
    return hosts.includes(new URL(origin).host)
  } catch {
    return false
  }
}
