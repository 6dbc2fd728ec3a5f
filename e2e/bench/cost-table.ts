import type { LandingFigures } from './measure-landing'
import type { RouteFigures } from './measure-routes'

/** What the landing page and the two routes cost, as a Markdown table. */
export function costTable(
  landing: LandingFigures,
  tradesScripts: number,
  routes: RouteFigures,
): string {
  const mb = (value: number) => `${Math.round(value)} MB`
  const rows = [
    ['landing: JavaScript, gzip -9', `${landing.scriptBytes} bytes`],
    ['landing: LCP', `${Math.round(landing.plainLcp)} ms`],
    ['landing: LCP, slow 4G, CPU / 4', `${Math.round(landing.slowLcp)} ms`],
    ['landing: usable, slow 4G, CPU / 4', `${Math.round(landing.slowUsable)} ms`],
    ['trades page: JavaScript with all it loads, gzip -9', `${tradesScripts} bytes`],
    ['CSV route: one after another', `${routes.csvMegabytes.toFixed(1)} MB of CSV a second`],
    ['CSV route: 50 at once, 500 rows', `${Math.round(routes.csvRequests)} requests a second`],
    ['price route: 50 at once, one price', `${Math.round(routes.priceRequests)} requests a second`],
    ['server memory: at rest', mb(routes.memoryBefore)],
    ['server memory: 50 CSV requests at once, at most', mb(routes.memoryCsv)],
    ['server memory: 50 price requests at once, at most', mb(routes.memoryPrices)],
  ]
  return [
    '| what | cost |',
    '| --- | --: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}
