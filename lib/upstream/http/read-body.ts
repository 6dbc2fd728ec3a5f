/**
 * Reads an answer's body as text.
 * @param onActivity called for each piece that comes
 * @throws what the stream throws, also a TypeError where it ends early
 */
export async function readText(response: Response, onActivity: () => void): Promise<string> {
  const pieces: string[] = []
  await readPieces(response, onActivity, (piece) => pieces.push(piece))
  return pieces.join('')
}

/**
 * Reads an answer's body line by line: the whole lines of each piece as it comes, a last one without
 * a line end too.
 * @param onActivity called for each piece that comes
 * @throws like `readText`; the lines before that were handed over
 */
export async function readLines(
  response: Response,
  onActivity: () => void,
  onLines: (lines: string[]) => void,
): Promise<void> {
  let begun = ''
  await readPieces(response, onActivity, (piece) => {
    const lines = (begun + piece).split('\n')
    begun = lines.pop() ?? ''
    if (lines.length > 0) onLines(lines)
  })
  if (begun !== '') onLines([begun])
}

async function readPieces(
  response: Response,
  onActivity: () => void,
  onPiece: (piece: string) => void,
): Promise<void> {
  if (!response.body) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    onActivity()
    onPiece(decoder.decode(value, { stream: true }))
  }
  onPiece(decoder.decode())
}
