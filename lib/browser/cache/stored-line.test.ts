/** @jest-environment node */
import fc from 'fast-check'
import { kindOf, type LineKind, lineMark, lineValue, storedLine, summedJson } from './stored-line'

const KINDS = ['format', 'prices', 'token', 'list', 'pages', 'otherPages'] as const
const anyKind = fc.constantFrom<LineKind>(...KINDS)
const lineOf = (kind: LineKind, value: unknown, place?: string) =>
  storedLine(kind, summedJson(JSON.stringify(value)), place)

it('a line comes back as it was, one-byte and without a line’s end in it', () => {
  fc.assert(
    fc.property(anyKind, fc.jsonValue(), fc.string(), (kind, value, place) => {
      const line = lineOf(kind, value, place)
      expect(line).toMatch(/^[\u0000-\u00ff]*$/)
      expect(line).not.toContain('\n')
      expect(kindOf(line)).toBe(kind)
      expect(lineValue(line, place)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 300 },
  )
})

it('one with another character anywhere does not count, nor one that lost or won some', () => {
  const line = lineOf('prices', { mint: 'MintA', known: [29_541_600, 141.2] })
  for (let index = 0; index < line.length; index += 1) {
    const [before, after] = [line.slice(0, index), line.slice(index + 1)]
    const other = line[index] === '1' ? '2' : '1'
    for (const changed of [`${before}${other}${after}`, `${before}${after}`, `${line}1`, before]) {
      expect(lineValue(changed)).toBeUndefined()
    }
  }
})

it('a page counts below its own list only', () => {
  const [mine, other] = [lineOf('list', 'mine'), lineOf('list', 'other')]
  const page = lineOf('pages', [1], lineMark(mine))
  expect(lineValue(page, lineMark(mine))).toEqual([1])
  expect(lineValue(page, lineMark(other))).toBeUndefined()
  expect(lineValue(page)).toBeUndefined()
})

it.each(['', 'X', '{"format":1}', 'Pabc'])('%j is no line', (text) => {
  expect(lineValue(text)).toBeUndefined()
})
