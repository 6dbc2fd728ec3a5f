import { runDownload } from '@/lib/browser/files/run-download'

/**
 * Downloads what is drawn as a picture; if the browser gives none, the status bar says so
 * (behaviour 18.11).
 * @param canvas returns the canvas of the moment, for 'Retry' too
 */
export function downloadPicture(name: string, canvas: () => HTMLCanvasElement | undefined): void {
  const makeFile = async () => {
    const picture = await new Promise<Blob | null>((resolve) => {
      const drawn = canvas()
      if (drawn) drawn.toBlob(resolve)
      else resolve(null)
    })
    if (!picture) throw new Error()
    return { made: { name, type: picture.type, parts: [picture] } }
  }
  void runDownload('chart', makeFile, () => downloadPicture(name, canvas))
}
