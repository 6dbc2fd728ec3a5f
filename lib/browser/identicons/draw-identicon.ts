const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = 3
const HUE_RANGE = 30
/** Hue in degrees, saturation and lightness in percent. */
const COLORS = [
  [182, 99, 28],
  [28, 100, 49],
  [189, 94, 19],
  [15, 99, 49],
  [341, 97, 54],
  [341, 82, 43],
  [48, 100, 48],
  [204, 89, 52],
  [219, 76, 51],
  [39, 98, 48],
] as const

/**
 * Draws the picture of a key, in the manner of Metamask's jazzicon: a colored ground and three turned squares
 * (behaviour 13.1). The same key has the same picture everywhere. The diameter is in px.
 */
export function identiconPicture(diameter: number, key: string): SVGSVGElement {
  const random = randomNumbers(key)
  const turn = (random() - 1 / 2) * HUE_RANGE
  const colors = COLORS.map(([hue, saturation, lightness]) => {
    return `hsl(${Math.round((hue + turn + 360) % 360)} ${saturation}% ${lightness}%)`
  })
  const nextColor = () => colors.splice(Math.floor(colors.length * random()), 1).join()
  const picture = element('svg', { width: diameter, height: diameter })
  picture.style.background = nextColor()
  for (let shape = 0; shape < SHAPES; shape += 1) {
    const direction = random()
    const distance = (diameter / SHAPES) * (random() + shape)
    const x = Math.cos(Math.PI * 2 * direction) * distance
    const y = Math.sin(Math.PI * 2 * direction) * distance
    const degrees = (direction * 360 + random() * 180).toFixed(1)
    const center = diameter / 2
    picture.append(
      element('rect', {
        width: diameter,
        height: diameter,
        transform: `translate(${x} ${y}) rotate(${degrees} ${center} ${center})`,
        fill: nextColor(),
      }),
    )
  }
  return picture
}

function element<Name extends 'svg' | 'rect'>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

/**
 * Returns a function whose numbers, at least 0 and below 1, follow from a key alone. FNV-1a turns the key into a
 * seed, and mulberry32 turns the seed into numbers.
 */
function randomNumbers(key: string): () => number {
  let seed = 0x81_1c_9d_c5
  for (const character of key) seed = Math.imul(seed ^ character.charCodeAt(0), 0x01_00_01_93)
  return () => {
    seed += 0x6d_2b_79_f5
    let word = Math.imul(seed ^ (seed >>> 15), seed | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}
