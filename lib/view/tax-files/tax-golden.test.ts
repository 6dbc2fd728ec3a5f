/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCsvRequest } from '@/lib/view/csv/csv-request-body'
import { sampleTaxBody } from '@/lib/view/testing/sample-tax-request'
import { taxFile } from './tax-file'
import { TAX_FORMATS } from './tax-programs'

/** The file of a request, as text. */
function textOf(body: string): string {
  const asked = readCsvRequest(body)
  if ('fault' in asked || asked.format === undefined) throw new Error('asks for no tax file')
  return [...taxFile(asked).pieces].join('')
}

it.each(TAX_FORMATS)(
  'the file for %s is, byte for byte, the one kept (behaviour 19.2)',
  (format) => {
    const name = `golden-${format}.${format === 'json' ? 'json' : 'csv'}`
    expect(textOf(sampleTaxBody(format))).toBe(
      readFileSync(join(__dirname, 'golden', name), 'utf8'),
    )
  },
)
