import type jazzicon from '@metamask/jazzicon'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { textScale } from '@/lib/browser/media/text-scale'
import { isPrinting } from '@/lib/browser/media/use-media'

/** In px for texts of the usual size, the same as `size-identicon` in tailwind.config.ts. */
const DIAMETER = 24
/** The code of jazzicon waits this long, so that what visitors came for loads and shows first. */
const PATIENCE_MS = 1_000
/** A disc that shows before the first row waits for the discs of rows, or this long. */
const LONG_PATIENCE_MS = 10_000

const jazziconCode = lazyCode(async () => (await import('@metamask/jazzicon')).default)
const pictures = new Map<string, HTMLElement>()
/** The key of each disc that has no picture yet. */
const waiting = new Map<HTMLElement, string>()
let isDrawing = false

/**
 * Shows the jazzicon of a key in a disc (behaviour 13.1). Each picture is drawn once and then copied. Until it is
 * drawn, the disc is empty.
 * @param isBeforeRows whether the disc shows before the first row
 * @returns a function that cancels a picture that isn't drawn yet
 */
export function showJazzicon(disc: HTMLElement, key: string, isBeforeRows = false): () => void {
  const draw = jazziconCode.get()
  disc.replaceChildren()
  // A printed page can't wait for its pictures.
  if (draw && (pictures.has(key) || isPrinting())) disc.append(copyOf(key, draw))
  else {
    waiting.set(disc, key)
    if (isBeforeRows && !draw) setTimeout(drawWaiting, LONG_PATIENCE_MS)
    else void drawWaiting()
  }
  return () => void waiting.delete(disc)
}

/** Draws each new picture in a task of its own, because 200 of them take a phone a second. */
async function drawWaiting(): Promise<void> {
  if (isDrawing) return
  isDrawing = true
  try {
    if (!jazziconCode.get()) await wait(PATIENCE_MS)
    const draw = await jazziconCode.load()
    for (const [disc, key] of waiting) {
      if (!pictures.has(key)) await wait(0)
      // During the wait, the disc may have gone, or got another key.
      if (waiting.get(disc) !== key) continue
      waiting.delete(disc)
      disc.append(copyOf(key, draw))
    }
  } catch {
    // The next disc tries again, and so does a connection that is back.
    window.addEventListener('online', drawWaiting, { once: true })
  } finally {
    isDrawing = false
  }
}

function copyOf(key: string, draw: typeof jazzicon): Node {
  const picture = pictures.get(key) ?? draw(DIAMETER * textScale(), seedOf(key))
  pictures.set(key, picture)
  return picture.cloneNode(true)
}

/** Returns all characters of a key as numbers, so that keys that differ anywhere have different pictures. */
function seedOf(key: string): number[] {
  return Array.from(key, (character) => character.charCodeAt(0))
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
