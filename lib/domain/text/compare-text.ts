/** Compares two texts by their code units, so that they sort alike on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
