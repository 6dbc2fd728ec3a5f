import * as z from 'zod'
import { amountSchema } from '@/lib/domain/amounts/amount'
import { tokenPriceSchema } from '@/lib/domain/prices/token-price'
import { depositSchema, tradeSchema } from '@/lib/domain/trades/order-event'
import { csvBodySchema, csvMintSchema } from '@/lib/view/routes/csv-route'
import { requestMintSchema } from '@/lib/view/files/request-mint'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-programs'
import { priceLineSchema } from '@/lib/view/routes/price-route'

// Prints the JSON Schema of the requests and responses of the two POST routes, from their zod schemas.
const shapes = z.registry<{ id: string; description?: string }>()
shapes.add(amountSchema, { id: 'Amount' })
shapes.add(depositSchema, { id: 'Deposit' })
shapes.add(tradeSchema, { id: 'Trade' })
shapes.add(csvMintSchema, { id: 'CsvMint' })
shapes.add(requestMintSchema, { id: 'TaxMint' })
const events = z.array(z.discriminatedUnion('kind', [depositSchema, tradeSchema]))
const prices = z.record(z.string().max(200), tokenPriceSchema)
const shared = {
  events,
  fetchedTokenPrices: prices,
  priceSources: csvBodySchema.shape.priceSources,
}
shapes.add(z.object({ ...shared, mints: z.array(csvMintSchema) }), {
  id: 'CsvRequest',
  description: 'POST /trades/csv without a format',
})
shapes.add(
  z.object({
    ...csvBodySchema.shape,
    ...shared,
    format: z.enum(TAX_FORMATS),
    mints: z.array(requestMintSchema),
  }),
  { id: 'TaxRequest', description: 'POST /trades/csv with a format' },
)
shapes.add(prices, { id: 'Prices', description: 'Response of POST /trades/fetch-usd-prices' })
shapes.add(priceLineSchema, { id: 'PriceLine', description: 'A line of that response as NDJSON' })
shapes.add(z.object({ error: z.string() }), { id: 'Error' })

const { schemas } = z.toJSONSchema(shapes, {
  io: 'input',
  uri: (id) => `#/$defs/${id}`,
  override: ({ jsonSchema }) => {
    // JSON has no Infinity, and 'date-time' already says what the pattern says.
    if (jsonSchema.exclusiveMaximum === Infinity) delete jsonSchema.exclusiveMaximum
    if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  },
})
// One `$schema` is enough for the file, and its references need no `$id`.
for (const schema of Object.values(schemas)) {
  delete schema.$schema
  delete schema.$id
}
const file = { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: schemas }
console.log(JSON.stringify(file, null, 2))
