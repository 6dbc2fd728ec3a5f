const KB = 1_000
const MB = 1_000_000

/**
 * How large what is stored is: 'empty', '1 kB', '240 kB' or '1.2 MB' (behaviour 20.4).
 * @param characters one byte each, as the cache writes them
 */
export function storedSizeLabel(characters: number): string {
  if (characters === 0) return 'empty'
  const kilobytes = Math.ceil(characters / KB)
  if (kilobytes < MB / KB) return `${kilobytes} kB`
  return `${(characters / MB).toFixed(1)} MB`
}
