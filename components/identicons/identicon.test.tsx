/** @jest-environment node */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { Identicon } from './identicon'

/** Returns the picture of a key, without its title. */
const pictureOf = (key: string) =>
  /<svg.*<\/svg>/.exec(renderToStaticMarkup(<Identicon value={key} />))?.[0] ?? ''

it('a picture is a colored ground and three rotated squares, all in different colors (behaviour 13.1)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (key) => {
      const picture = pictureOf(key)
      const colors = picture.match(/hsl\(\d{1,3} \d+% \d+%\)/g)
      expect([colors?.length, new Set(colors).size]).toEqual([4, 4])
      const rotatedSquare =
        /<rect width="24" height="24" transform="translate\(-?[\d.e-]+ -?[\d.e-]+\) rotate\([\d.]+ 12 12\)"/g
      expect(picture.match(rotatedSquare)).toHaveLength(3)
    }),
  )
})

it('the same key has the same picture, and 1,000 keys have 1,000 pictures', () => {
  const keys = [...Array(1_000).keys()].map((number) => `019f053d-3f0c-70ad-bb5e-${number}`)
  expect(new Set(keys.map(pictureOf)).size).toBe(keys.length)
  expect(pictureOf('Key')).toBe(pictureOf('Key'))
})
