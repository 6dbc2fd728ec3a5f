/**
 * A signal that aborts with another one, or once no byte came for `limitMs` milliseconds. A long
 * answer is no fault as long as it keeps coming: pages can be megabytes on a slow line. It has a
 * timer of its own, because AbortSignal.timeout joined to another signal never fired on Node 20.
 * `onActivity` starts the time anew; `end` must be called once the answer is read.
 */
export function idleTimeout(
  signal: AbortSignal,
  limitMs: number,
): { signal: AbortSignal; onActivity: () => void; end: () => void } {
  const controller = new AbortController()
  const follow = () => controller.abort(signal.reason)
  const expire = () => controller.abort(new DOMException('no byte came in time', 'TimeoutError'))
  let timer = setTimeout(expire, limitMs)
  if (signal.aborted) follow()
  else signal.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    onActivity: () => {
      clearTimeout(timer)
      timer = setTimeout(expire, limitMs)
    },
    end: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', follow)
    },
  }
}
