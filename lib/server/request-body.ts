const MAX_BODY_MS = 120_000

/**
 * Returns a request's body, or why there is none: 'too-large', or 'incomplete' if it breaks off or is
 * not there after 120 s. Its bytes are counted as they come, whatever `Content-Length` says
 * (behaviour 12.14).
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Blob | 'too-large' | 'incomplete'> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large'
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<'incomplete'>((resolve) => {
    timer = setTimeout(resolve, MAX_BODY_MS, 'incomplete')
  })

  // Never cancelled: that would end the connection before the error is sent.
  const collect = async () => {
    const reader = request.body?.getReader()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      if (bytes > maxBytes) return 'too-large'
      chunks.push(value)
    }
    return new Blob(chunks)
  }
  try {
    return await Promise.race([collect(), deadline])
  } catch {
    return 'incomplete'
  } finally {
    clearTimeout(timer)
  }
}
