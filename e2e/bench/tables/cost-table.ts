import type { LandingFigures } from '../measure-landing'
import type { RouteFigures } from '../measure-routes'
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

/** What the two routes do and take, as a Markdown table. */
export function routeTable(routes: RouteFigures): string {
  const mb = (value: number) => `${Math.round(value)} MB`
  const each = (value: number) => `${Math.round(value)} requests a second`
  return markdownTable(
    ['what', 'cost'],
    [
      ['CSV route: one after another', `${routes.csvMegabytes.toFixed(1)} MB of CSV a second`],
      ['CSV route: 50 at once, 500 rows', each(routes.csvRequests)],
      ['price route: 50 at once, one price', each(routes.priceRequests)],
      ['server memory: at rest', mb(routes.memoryBefore)],
      ['server memory: 50 CSV requests at once, at most', mb(routes.memoryCsv)],
      ['server memory: 50 price requests at once, at most', mb(routes.memoryPrices)],
    ],
  )
}
