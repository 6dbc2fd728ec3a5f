/** A Markdown table: the first column is words, the others are figures. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const lines = [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
