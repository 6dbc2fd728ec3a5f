/** @jest-environment node */
import fc from 'fast-check'
import { identiconShapes } from './identicon-shapes'

it('a picture is a colored ground and three turned squares in different colors (behaviour 13.1)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (key) => {
      const { ground, squares } = identiconShapes(key)
      const colors = [ground, ...squares.map(({ fill }) => fill)]
      expect(new Set(colors).size).toBe(4)
      for (const color of colors) expect(color).toMatch(/^hsl\(\d{1,3} \d+% \d+%\)$/)
      for (const { transform } of squares)
        expect(transform).toMatch(/^translate\(-?[\d.e-]+ -?[\d.e-]+\) rotate\([\d.]+ 12 12\)$/)
    }),
  )
})

it('the same key has the same picture, and two keys hardly ever share one', () => {
  const keys = [...Array(1_000).keys()].map((number) => `019f053d-3f0c-70ad-bb5e-${number}`)
  const pictures = new Set(keys.map((key) => JSON.stringify(identiconShapes(key))))
  expect(pictures.size).toBe(keys.length)
  expect(identiconShapes('Key')).toEqual(identiconShapes('Key'))
})
