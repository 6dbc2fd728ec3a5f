import { chartColor } from './chart-canvas'
import type { ChartView } from './chart-range'
import { saveBlob } from '@/lib/browser/csv/save-file'
import { withNamesInFiles } from '@/lib/browser/wallet/names-in-files'
import { type NamedHeights, shortFigure } from '@/lib/view/charts/chart-label'
import { chartFileName } from '@/lib/view/csv/csv-file-name'
import type { FileContent } from '@/lib/view/csv/file-marks'

const MARGIN = 24
/** Of the text below the heading. */
const LINES = 3
const LINE = 20
/** Room for the heights' names at the right. */
const NAMES = 96

type ChartPicture = {
  heading: string
  text: string
  named: NamedHeights
  levels: NonNullable<ChartView['levels']>
  /** Of the left and the right edge. */
  days: readonly [string, string]
}

/**
 * Saves a chart as a PNG in the scheme's colours, with what it is of above it, its heights' names and its
 * days around it (behaviour 18.14).
 */
export function saveChartPicture(
  chart: HTMLCanvasElement,
  file: FileContent,
  { heading, text, named, levels, days }: ChartPicture,
): void {
  const scale = window.devicePixelRatio
  const [width, height] = [chart.width / scale, chart.height / scale]
  const top = MARGIN + (1 + LINES) * LINE
  const picture = document.createElement('canvas')
  picture.width = (width + NAMES + 2 * MARGIN) * scale
  picture.height = (top + height + LINE + MARGIN) * scale
  const context = picture.getContext('2d')
  if (!context) return
  context.scale(scale, scale)
  context.fillStyle = chartColor('surface')
  context.fillRect(0, 0, picture.width, picture.height)
  context.drawImage(chart, MARGIN, top, width, height)
  const { fontFamily } = getComputedStyle(document.body)
  const write = (line: string, x: number, y: number, color: string, align: CanvasTextAlign) => {
    context.fillStyle = chartColor(color)
    context.textAlign = align
    context.fillText(line, x, y)
  }
  context.textBaseline = 'middle'
  context.font = `600 13px ${fontFamily}`
  write(heading, MARGIN, MARGIN, 'text', 'left')
  context.font = `12px ${fontFamily}`
  for (const [index, line] of wrapped(text, (part) =>
    fits(context, part, width + NAMES),
  ).entries()) {
    write(line, MARGIN, MARGIN + (1 + index) * LINE, 'text-2', 'left')
  }
  const right = MARGIN + width + 8
  write(shortFigure(named.highest), right, top + levels.highest.top, 'text-3', 'left')
  write(shortFigure(named.lowest), right, top + levels.lowest.top, 'text-3', 'left')
  write(shortFigure(named.average), right, top + levels.average.top, 'accent-text', 'left')
  write(days[0], MARGIN, top + height + LINE / 2, 'text-3', 'left')
  write(days[1], MARGIN + width, top + height + LINE / 2, 'text-3', 'right')
  const name = chartFileName(withNamesInFiles(file))
  picture.toBlob((blob) => blob && saveBlob(name, blob))
}

function fits(context: CanvasRenderingContext2D, line: string, room: number): boolean {
  return context.measureText(line).width <= room
}

/** A text in lines that fit, broken at its spaces. */
function wrapped(text: string, doesFit: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !doesFit(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
