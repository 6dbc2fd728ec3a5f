/**
 * Stands in for the package `color`, 8 kB of which the identicons' library uses one rotation of the
 * hue. Rounds where that package rounds, so that every key keeps its picture (behaviour 13.8).
 */
class HueColor {
  /** @param {string} hex '#01888C' */
  constructor(hex) {
    const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    this.hsl = hslFromRgb(rgb).map(Math.round)
  }

  /** @param {number} degrees from -360 to 360 */
  rotate(degrees) {
    const [hue, ...others] = this.hsl
    this.hsl = [Math.round((hue + degrees + 360) % 360), ...others]
  }

  hexString() {
    const channels = rgbFromHsl(this.hsl).map((channel) => Math.round(channel * 255))
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  }
}

/** From 0..1 each to degrees and percents. */
function hslFromRgb([r, g, b]) {
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const delta = max - min
  const l = (max + min) / 2
  if (delta === 0) return [0, 0, l * 100]
  const sixth = max === r ? (g - b) / delta : max === g ? 2 + (b - r) / delta : 4 + (r - g) / delta
  const s = l <= 0.5 ? delta / (max + min) : delta / (2 - max - min)
  return [(sixth * 60 + 360) % 360, s * 100, l * 100]
}

/** From degrees and percents to 0..1 each. */
function rgbFromHsl([hue, saturation, lightness]) {
  const h = hue / 360
  const s = saturation / 100
  const l = lightness / 100
  const high = l < 0.5 ? l * (1 + s) : l + s - l * s
  const low = 2 * l - high
  return [1 / 3, 0, -1 / 3].map((offset) => {
    const third = (h + offset + 1) % 1
    if (6 * third < 1) return low + (high - low) * 6 * third
    if (2 * third < 1) return high
    if (3 * third < 2) return low + (high - low) * (2 / 3 - third) * 6
    return low
  })
}

module.exports = (hex) => new HueColor(hex)
