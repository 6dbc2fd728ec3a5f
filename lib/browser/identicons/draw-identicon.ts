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
 * Draws the picture of a seed as Metamask's jazzicon does, number for number: a colored ground and three
 * turned squares (behaviour 13.1). The diameter is in px, the seed has 32-bit numbers.
 */
export function identiconPicture(diameter: number, seed: readonly number[]): SVGSVGElement {
  const random = randomNumbers(seed)
  const turn = (random() - 1 / 2) * HUE_RANGE
  const colors = COLORS.map(([hue, saturation, lightness]) => {
    return `hsl(${Math.round((hue + turn + 360) % 360)} ${saturation}% ${lightness}%)`
  })
  const nextColor = () => {
    // Jazzicon draws this number and doesn't use it.
    random()
    return colors.splice(Math.floor(colors.length * random()), 1).join()
  }
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

const SIZE = 624
const MIDDLE = 397

/**
 * The first 227 numbers of the Mersenne Twister MT19937, seeded with an array of numbers: at least 0 and
 * below 1. Later ones would need words that are made anew.
 */
function randomNumbers(seed: readonly number[]): () => number {
  const words = new Uint32Array(SIZE)
  const at = (index: number) => words[index] ?? 0
  const mixed = (index: number, factor: number) => Math.imul(at(index) ^ (at(index) >>> 30), factor)
  words[0] = 19_650_218
  for (let index = 1; index < SIZE; index += 1) {
    words[index] = mixed(index - 1, 1_812_433_253) + index
  }
  let index = 1
  const mixIn = (factor: number, added: number) => {
    words[index] = (at(index) ^ mixed(index - 1, factor)) + added
    index += 1
    if (index < SIZE) return
    words[0] = at(SIZE - 1)
    index = 1
  }
  for (let step = 0; step < SIZE; step += 1) {
    const place = step % seed.length
    mixIn(1_664_525, (seed[place] ?? 0) + place)
  }
  for (let step = 1; step < SIZE; step += 1) mixIn(1_566_083_941, -index)
  words[0] = 0x80_00_00_00
  let drawn = 0
  return () => {
    const pair = (at(drawn) & 0x80_00_00_00) | (at(drawn + 1) & 0x7f_ff_ff_ff)
    let word = at(drawn + MIDDLE) ^ (pair >>> 1) ^ (pair & 1 ? 0x99_08_b0_df : 0)
    drawn += 1
    word ^= word >>> 11
    word ^= (word << 7) & 0x9d_2c_56_80
    word ^= (word << 15) & 0xef_c6_00_00
    word ^= word >>> 18
    return (word >>> 0) / 2 ** 32
  }
}
