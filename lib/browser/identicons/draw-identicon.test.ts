import { identiconPicture } from './draw-identicon'

/** Returns a color of hue, saturation and lightness as browsers paint it. */
function hexOf(color: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = [...color.matchAll(/\d+/g)].map(Number)
  const light = lightness / 100
  const spread = (saturation / 100) * Math.min(light, 1 - light)
  const channels = [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12
    return Math.round(255 * (light - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

// What @metamask/jazzicon 2.0.0 drew.
it.each([
  {
    seed: [16909060, 4294967295, 0, 0, 0, 0, 0, 3],
    ground: 'rgb(242, 178, 2)',
    fills: ['#fa8900', '#017e8e', '#fb184d'],
    transforms: [
      'translate(2.8178715572985973 4.070854864029275) rotate(72.4 12 12)',
      'translate(-11.567956627181717 -1.2728486645288004) rotate(251.5 12 12)',
      'translate(-10.716255824830553 14.703313318432498) rotate(268.2 12 12)',
    ],
  },
  {
    seed: [2864434397, 19, 3735928559, 7, 1234567890, 4000000000, 1, 77],
    ground: 'rgb(35, 114, 225)',
    fills: ['#f5b400', '#03565e', '#f28e02'],
    transforms: [
      'translate(-0.9124084805471574 4.811393968917984) rotate(263.3 12 12)',
      'translate(-3.0958500456830573 7.675841148782296) rotate(271.9 12 12)',
      'translate(-14.64051450214909 7.757162752122408) rotate(237.6 12 12)',
    ],
  },
])('a picture is the one of jazzicon: $ground (behaviour 13.1)', (jazzicon) => {
  const picture = identiconPicture(24, jazzicon.seed)
  const shapes = [...picture.querySelectorAll('rect')]
  const valuesOf = (name: string) => shapes.map((shape) => shape.getAttribute(name) ?? '')
  expect(picture.style.background).toBe(jazzicon.ground)
  expect(valuesOf('fill').map(hexOf)).toEqual(jazzicon.fills)
  expect(valuesOf('transform')).toEqual(jazzicon.transforms)
  expect(valuesOf('width')).toEqual(['24', '24', '24'])
})
