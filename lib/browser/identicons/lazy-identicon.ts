const pictures = new Map<string, SVGElement>()

/**
 * Shows the identicon of a key in an element, `diameter` px wide. If the code for identicons fails to load,
 * nothing changes (behaviour 13.1). @returns a function that cancels the drawing
 */
export function showIdenticon(element: HTMLElement, key: string, diameter: number): () => void {
  let isWanted = true
  const show = (picture: SVGElement) => {
    if (isWanted) element.replaceChildren(picture.cloneNode(true))
  }
  const picture = pictures.get(key)
  if (picture) show(picture)
  else void pictureOf(key, diameter).then(show, () => {})
  return () => {
    isWanted = false
  }
}

/** Pictures wait this long, so that what visitors came for loads and shows first. */
const PATIENCE_MS = 1_000
let patience: Promise<void> | undefined

async function pictureOf(key: string, diameter: number): Promise<SVGElement> {
  await (patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)))
  const { identiconPicture } = await import('./draw-identicon')
  const picture = pictures.get(key) ?? identiconPicture(diameter, key)
  pictures.set(key, picture)
  return picture
}
