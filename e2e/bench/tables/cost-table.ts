import type { LandingFigures } from '../measure-landing'
import { markdownTable } from './markdown-table'

/** What the landing page and all that a trades page loads cost, as a Markdown table. */
export function landingTable(landing: LandingFigures, tradesScripts: number): string {
  const { bytes, files, encodings } = landing.wireScripts
  return markdownTable(
    ['what', 'cost'],
    [
      ['landing: JavaScript, gzip -9', `${landing.scriptBytes} bytes`],
      [
        `landing: JavaScript on the wire, headers included (${encodings.join(', ')}, ${files} files)`,
        `${bytes} bytes`,
      ],
      ['landing: LCP', `${Math.round(landing.plainLcp)} ms`],
      ['landing: LCP, slow 4G, CPU / 4', `${Math.round(landing.slowLcp)} ms`],
      ['landing: usable, slow 4G, CPU / 4', `${Math.round(landing.slowUsable)} ms`],
      ['trades page: JavaScript with all it loads, gzip -9', `${tradesScripts} bytes`],
    ],
  )
}
