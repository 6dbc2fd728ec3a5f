type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Returns the pairs of texts of the page that lie over each other, a line each. Runs in the page, so all that it uses
 * is inside. Bars and dialogs cover texts on purpose, so texts are only compared with others of the same bar or dialog.
 */
export function overlappingTexts(): string {
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isThere = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2

  /** Returns what of an element its ancestors don't clip, and the bar or dialog that it is in. */
  const placeOf = (element: Element) => {
    let box: Box = { left: 0, top: -Infinity, right: Infinity, bottom: Infinity }
    let layer: Element | undefined
    let isFixed = false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at)
      const clips = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none'
      if (clips && !isFixed && at !== document.body) box = meet(box, at.getBoundingClientRect())
      isFixed ||= position === 'fixed'
      if (isFixed || position === 'sticky' || at.matches('[role=dialog]')) layer ??= at
    }
    return { box, layer }
  }

  const seen: { text: string; box: Box; layer: Element | undefined }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    // A closed section has boxes, too.
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (text === '' || !element || !isShown) continue
    const place = placeOf(element)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // A line's box is higher than its letters, and only these must not touch.
      const rim = (bottom - top) / 5
      const box = meet({ left, right, top: top + rim, bottom: bottom - rim }, place.box)
      if (isThere(box)) seen.push({ text, box, layer: place.layer })
    }
  }
  seen.sort((one, other) => one.box.top - other.box.top)
  const pairs = new Set<string>()
  for (const [index, { text, box, layer }] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next += 1) {
      const other = seen[next]
      // All later texts are below this one.
      if (!other || other.box.top >= box.bottom) break
      if (other.layer === layer && other.text !== text && isThere(meet(box, other.box)))
        pairs.add(`'${text}' and '${other.text}'`)
    }
  }
  return [...pairs].join('\n')
}
