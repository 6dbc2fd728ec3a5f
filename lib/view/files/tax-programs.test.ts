/** @jest-environment node */
import { importSteps, TAX_FORMATS } from './tax-programs'

const tables = TAX_FORMATS.filter((format) => format !== 'json')

describe('how to import a file, and what to check (behaviour 19.13)', () => {
  it.each(tables)('%s: without opening it in a spreadsheet', (format) => {
    expect(importSteps(format).at(-1)).toMatch(/^Don’t open the file in a spreadsheet first/)
  })

  it.each(tables)('%s: tickers that several coins share, unless it goes by mints', (format) => {
    const isNamed = importSteps(format).includes('Check tickers that several coins share.')
    expect(isNamed).toBe(format !== 'rotki' && format !== 'kryptos')
  })

  it('rotki: the version that reads the file', () => {
    expect(importSteps('rotki')[0]).toBe('Import as rotki generic trades (rotki 1.39 or newer).')
  })

  it('json: no program imports it', () => {
    expect(importSteps('json')).toEqual(['For your own tools: ids, mints, exact amounts and fees.'])
  })
})
