/** In px, the same as `size-identicon` in tailwind.config.ts. */
const DIAMETER = 24

const SQUARES = 3
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

/** The picture of an order key or address (behaviour 13.1). */
export function Identicon({ value }: { value: string }) {
  const { ground, squares } = identiconShapes(value)
  return (
    <span
      data-slot="identicon"
      translate="no"
      title={value}
      aria-hidden="true"
      className="flex size-identicon shrink-0 overflow-hidden rounded-full"
    >
      <svg width={DIAMETER} height={DIAMETER} style={{ background: ground }}>
        {squares.map((square) => (
          <rect key={square.fill} width={DIAMETER} height={DIAMETER} {...square} />
        ))}
      </svg>
    </span>
  )
}

/** Returns a ground and three turned squares, as in Metamask's jazzicon. Equal values give equal shapes. */
function identiconShapes(value: string) {
  const random = randomNumbers(value)
  const turn = (random() - 1 / 2) * HUE_RANGE
  const colors = COLORS.map(([hue, saturation, lightness]) => {
    return `hsl(${Math.round((hue + turn + 360) % 360)} ${saturation}% ${lightness}%)`
  })
  const nextColor = () => colors.splice(Math.floor(colors.length * random()), 1).join()
  const ground = nextColor()
  const squares = Array.from({ length: SQUARES }, (_, square) => {
    const direction = random()
    const distance = (DIAMETER / SQUARES) * (random() + square)
    const x = Math.cos(Math.PI * 2 * direction) * distance
    const y = Math.sin(Math.PI * 2 * direction) * distance
    const degrees = (direction * 360 + random() * 180).toFixed(1)
    const center = DIAMETER / 2
    const transform = `translate(${x} ${y}) rotate(${degrees} ${center} ${center})`
    return { transform, fill: nextColor() }
  })
  return { ground, squares }
}

/** Returns a generator of numbers from 0 to below 1: FNV-1a turns the text into a seed for mulberry32. */
function randomNumbers(text: string): () => number {
  let seed = 0x81_1c_9d_c5
  for (const character of text) seed = Math.imul(seed ^ character.charCodeAt(0), 0x01_00_01_93)
  return () => {
    seed += 0x6d_2b_79_f5
    let word = Math.imul(seed ^ (seed >>> 15), seed | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}
