/**
 * Reads a body as text, and tells of every piece that comes.
 * @param heard called once per piece
 * @throws what the stream throws, also a TypeError where it ends early
 */
export async function readText(response: Response, heard: () => void): Promise<string> {
  const pieces: string[] = []
  await readPieces(response, heard, (piece) => pieces.push(piece))
  return pieces.join('')
}

/**
 * Reads a body line by line: the whole lines of each piece as it comes, a last one without an end
 * too. Throws like `readText`.
 */
export async function readLines(
  response: Response,
  heard: () => void,
  onLines: (lines: string[]) => void,
): Promise<void> {
  let begun = ''
  await readPieces(response, heard, (piece) => {
    const lines = (begun + piece).split('\n')
    begun = lines.pop() ?? ''
    if (lines.length > 0) onLines(lines)
  })
  if (begun !== '') onLines([begun])
}

async function readPieces(
  response: Response,
  heard: () => void,
  onPiece: (piece: string) => void,
): Promise<void> {
  if (!response.body) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    heard()
    onPiece(decoder.decode(value, { stream: true }))
  }
  onPiece(decoder.decode())
}

/**
 * A signal that aborts with another one, or once nothing was heard for `limitMs`. The limit is on
 * silence, not on length: pages can be megabytes on a slow line. An own timer, because
 * AbortSignal.timeout joined to another signal never fired on Node 20.
 */
export function idleTimeout(
  signal: AbortSignal,
  limitMs: number,
): { signal: AbortSignal; heard: () => void; end: () => void } {
  const controller = new AbortController()
  const follow = () => controller.abort(signal.reason)
  const expire = () => controller.abort(new DOMException('nothing was heard', 'TimeoutError'))
  let timer = setTimeout(expire, limitMs)
  if (signal.aborted) follow()
  else signal.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(expire, limitMs)
    },
    end: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', follow)
    },
  }
}
