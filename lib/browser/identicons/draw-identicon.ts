import bs58 from 'bs58'

const DIAMETER = 24

const drawn = new Map<string, HTMLElement>()
let drawing: Promise<(diameter: number, seed: readonly number[]) => HTMLElement> | undefined

/**
 * Draws the identicon of a key into an element, 24 px (spec 9). Each key is drawn once and then
 * cloned; the drawing code loads when it is first needed.
 */
export async function drawIdenticon(element: HTMLElement, key: string): Promise<void> {
  const known = drawn.get(key)
  if (known) {
    element.replaceChildren(known.cloneNode(true))
    return
  }
  drawing ??= import('@metamask/jazzicon').then((module) => module.default)
  const picture = (await drawing)(DIAMETER, seedOf(key))
  drawn.set(key, picture)
  element.replaceChildren(picture.cloneNode(true))
}

/** All 32 bytes as 32-bit numbers, so that no two keys look alike for want of seed. */
function seedOf(key: string): number[] {
  const bytes = bs58.decodeUnsafe(key) ?? new TextEncoder().encode(key)
  return Array.from({ length: Math.ceil(bytes.length / 4) }, (_, word) =>
    bytes.slice(word * 4, word * 4 + 4).reduce((number, byte) => number * 256 + byte, 0),
  )
}
