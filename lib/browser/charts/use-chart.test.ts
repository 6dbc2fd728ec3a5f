import { useDownloadState } from '@/lib/browser/files/run-download'
import { saveFile } from '@/lib/browser/files/save-file'
import { chartMove, downloadPicture } from './use-chart'

jest.mock('uplot', () => ({}))
jest.mock('@/lib/browser/files/save-file')

const PICTURE = new Blob(['…'], { type: 'image/png' })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A canvas that gives these pictures, one after another. */
function canvasOf(...pictures: (Blob | null)[]) {
  const canvas = document.createElement('canvas')
  canvas.toBlob = (callback) => callback(pictures.shift() ?? null)
  return () => canvas
}

it('the download saves what is drawn (behaviour 18.11)', async () => {
  downloadPicture('a-chart.png', canvasOf(PICTURE))
  await settled()
  const file = { name: 'a-chart.png', type: 'image/png', parts: [PICTURE] }
  expect(jest.mocked(saveFile).mock.calls).toEqual([[file]])
})

it('if the canvas throws, the failure has our text and not the browser’s (behaviour 18.11)', async () => {
  const canvas = document.createElement('canvas')
  canvas.toBlob = () => {
    throw new DOMException('The canvas is tainted.', 'SecurityError')
  }
  downloadPicture('a-chart.png', () => canvas)
  await settled()
  expect(useDownloadState.getState().failure?.text).toBe('Couldn’t create the file.')
})

it('if the canvas gives no picture, the failure says so, and Retry asks again (behaviour 18.11)', async () => {
  jest.mocked(saveFile).mockClear()
  downloadPicture('a-chart.png', canvasOf(null, PICTURE))
  await settled()
  const { failure } = useDownloadState.getState()
  expect(failure?.text).toBe('Couldn’t create the file.')
  failure?.retry()
  await settled()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(useDownloadState.getState().failure).toBeUndefined()
})

it.each([
  ['ArrowRight', undefined, 0],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', undefined, 9],
  ['ArrowLeft', 3, 2],
  ['PageDown', 3, 9],
  ['PageUp', 3, 0],
  ['Home', 3, 0],
  ['End', 3, 9],
  ['a', 3, undefined],
])('among events 0 to 9, %s goes from %s to %s (behaviour 18.11)', (key, pointed, index) => {
  expect(chartMove(key, pointed, 9)).toBe(index)
})
