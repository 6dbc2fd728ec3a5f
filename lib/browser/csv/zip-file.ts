import { strToU8, Zip, ZipDeflate } from 'fflate'

/**
 * A zip of texts that come piece by piece. Each piece is packed when it comes: a long file at once
 * would hold the page up.
 * @throws Error where it cannot be packed
 */
export function createZip() {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // A copy: the library's own may lie in a buffer of another kind.
    chunks.push(new Uint8Array(chunk))
  })
  return {
    /** Begins a file, which is to be ended before the next one begins. */
    add(name: string) {
      const file = new ZipDeflate(name)
      zip.add(file)
      return {
        write: (text: string) => file.push(strToU8(text)),
        end: () => file.push(new Uint8Array(0), true),
      }
    },
    /** The whole zip, in pieces, once all its files have ended. */
    end(): readonly Uint8Array<ArrayBuffer>[] {
      zip.end()
      return chunks
    },
  }
}
