import bs58 from 'bs58'

type DrawPicture = (diameter: number, seed: readonly number[]) => HTMLElement
type Identicon = { key: string; diameter: number }

const pictures = new Map<string, HTMLElement>()
/** Elements whose identicon is not drawn yet, because the drawing code is not there. */
const waiting = new Map<HTMLElement, Identicon>()
let loading: Promise<DrawPicture> | undefined

/**
 * Draws the identicon of a key into an element. Each key is drawn once and then cloned; the drawing
 * code loads when it is first needed. Where it cannot be loaded the element stays as it is, and is
 * drawn with the next identicon for which the code comes, or once the browser is online again
 * (behaviour 13.1).
 */
export async function drawIdenticon(element: HTMLElement, identicon: Identicon): Promise<void> {
  const known = pictures.get(identicon.key)
  if (known) {
    waiting.delete(element)
    element.replaceChildren(known.cloneNode(true))
    return
  }
  waiting.set(element, identicon)
  await drawWaiting()
}

async function drawWaiting(): Promise<void> {
  const attempt = (loading ??= import('@metamask/jazzicon').then((module) => module.default))
  try {
    const drawPicture = await attempt
    for (const [element, { key, diameter }] of waiting) {
      const picture = pictures.get(key) ?? drawPicture(diameter, seedOf(key))
      pictures.set(key, picture)
      element.replaceChildren(picture.cloneNode(true))
    }
    waiting.clear()
  } catch {
    if (loading !== attempt) return
    loading = undefined
    window.addEventListener('online', drawOnceOnline, { once: true })
  }
}

function drawOnceOnline(): void {
  void drawWaiting()
}

/** An element that is gone needs no identicon any more. */
export function forgetIdenticon(element: HTMLElement): void {
  waiting.delete(element)
}

/** All 32 bytes as 32-bit numbers, so that no two keys look alike for want of seed. */
function seedOf(key: string): number[] {
  const bytes = bs58.decodeUnsafe(key) ?? new TextEncoder().encode(key)
  return Array.from({ length: Math.ceil(bytes.length / 4) }, (_, word) =>
    bytes.slice(word * 4, word * 4 + 4).reduce((number, byte) => number * 256 + byte, 0),
  )
}
