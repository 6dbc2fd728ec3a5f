/**
 * A request's body; undefined where it is longer than `longestBytes`. It is counted as it comes in,
 * so that a wrong or missing content-length changes nothing.
 */
export async function readLimitedBody(
  request: Request,
  longestBytes: number,
): Promise<Blob | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = request.body?.getReader()
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > longestBytes) {
      await reader.cancel()
      return undefined
    }
    pieces.push(value)
  }
  return new Blob(pieces)
}
