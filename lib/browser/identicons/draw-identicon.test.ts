import fc from 'fast-check'
import { identiconPicture } from './draw-identicon'

const shapesOf = (key: string) => [...identiconPicture(24, key).querySelectorAll('rect')]
const valuesOf = (key: string, name: string) =>
  shapesOf(key).map((shape) => shape.getAttribute(name) ?? '')

it('a picture is a colored ground and three turned squares in different colors (behaviour 13.1)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (key) => {
      const fills = valuesOf(key, 'fill')
      expect(fills).toHaveLength(3)
      expect(new Set(fills).size).toBe(3)
      for (const color of fills) expect(color).toMatch(/^hsl\(\d{1,3} \d+% \d+%\)$/)
      for (const turn of valuesOf(key, 'transform'))
        expect(turn).toMatch(/^translate\(-?[\d.e-]+ -?[\d.e-]+\) rotate\([\d.]+ 12 12\)$/)
      expect(identiconPicture(24, key).style.background).not.toBe('')
      expect(valuesOf(key, 'width')).toEqual(['24', '24', '24'])
    }),
  )
})

it('the same key has the same picture, and two keys hardly ever share one', () => {
  const keys = [...Array(1_000).keys()].map((number) => `019f053d-3f0c-70ad-bb5e-${number}`)
  const pictures = new Set(keys.map((key) => identiconPicture(24, key).outerHTML))
  expect(pictures.size).toBe(keys.length)
  expect(identiconPicture(24, 'Key').outerHTML).toBe(identiconPicture(24, 'Key').outerHTML)
})
