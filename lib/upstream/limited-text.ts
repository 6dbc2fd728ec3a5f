/**
 * A request's body as text; undefined where it is longer than `longestBytes`. It is counted as it
 * comes in, so that a wrong or missing content-length changes nothing.
 */
export async function readLimitedText(
  request: Request,
  longestBytes: number,
): Promise<string | undefined> {
  if (!request.body) return ''
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  const pieces: string[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > longestBytes) {
      await reader.cancel()
      return undefined
    }
    pieces.push(decoder.decode(value, { stream: true }))
  }
  pieces.push(decoder.decode())
  return pieces.join('')
}
