/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { taxFile } from '../tax-file'
import { TAX_FORMATS } from '../tax-format'
import { TAX_FORMAT_LABELS } from './tax-format-label'

const rowsSchema = z.array(z.record(z.string(), z.string()))

/** The fields of a file of several wallets that begin with the wallet of their trade. */
function fieldsWithWallet(format: (typeof TAX_FORMATS)[number]): string[] {
  const events = [sampleTradeEvent({ userAddress: 'Second' })]
  const content = { format, events, mints: [], fetchedTokenPrices: {}, namesWallets: true }
  const text = [...taxFile({ ...content, priceSources: undefined }).pieces].join('')
  if (format === 'json') return text.includes('"userAddress": "Second"') ? ['userAddress'] : []
  const [row = {}] = rowsSchema.parse(parse(text, { columns: true, record_delimiter: '\n' }))
  return Object.keys(row).filter((name) => row[name]?.startsWith('wallet Second'))
}

it.each(TAX_FORMATS)(
  'the note for %s says where a trade’s wallet stands (behaviour 21.11)',
  (format) => {
    const fields = fieldsWithWallet(format).map((name) => name.replace(' (Optional)', ''))
    const { ofWallets } = TAX_FORMAT_LABELS[format]
    for (const field of fields) expect(ofWallets.split(/\W+/)).toContain(field)
    expect(/has no field/.test(ofWallets)).toBe(fields.length === 0)
  },
)
