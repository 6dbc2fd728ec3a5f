/** @jest-environment node */
import fc from 'fast-check'
import { deposited, swapped } from '@/lib/domain/testing/sample-swaps'
import { csvEventSchema } from './order-event'
import { isPlainEvent } from './plain-event'

const events = [deposited('25'), swapped('25', '0.15'), swapped('25', '0.15', null)]

it.each([
  ['a deposit', deposited('25')],
  ['a trade', swapped('25', '0.15', '0.0001', { transactionSignature: 'Signature' })],
  ['a trade whose fee is not known in the output’s token', swapped('25', '0.15', null)],
  ['a trade that tells its place', swapped('25', '0.15', '0', { place: 2 })],
])('%s needs no schema', (_, event) => {
  expect(isPlainEvent(event)).toBe(true)
})

it.each([
  ['a time of another zone', '2026-02-02T10:00:03.000+01:00'],
  ['the end of a month', '2026-02-29T10:00:03.000Z'],
])('%s is left to the schema', (_, date) => {
  expect(isPlainEvent(deposited('25', { date }))).toBe(false)
})

it.each<[string, unknown]>([
  ['kind', 'returned'],
  ['date', 20_260_202],
  ['date', ' 2026-02-02T10:00:03.000Z'],
  ['date', '2026-02-02T10:00:03.000Z '],
  ['date', '2026-02-1xT10:00:03.000Z'],
  ['date', '2026-02-02T29:00:03.000Z'],
  ['date', '2026-02-02T10:00:03.0000000001Z'],
  ['inputAmount', { amount: '1' }],
  ['inputAmount', { amount: 1, adjustedForDecimals: true }],
  ['inputAmount', '1'],
  ['outputMint', 'a,b'],
  ['outputAmount', '1'],
  ['outputAmount', { adjustedForDecimals: true }],
  ['fee', '1'],
  ['fee', undefined],
  ['place', 1.5],
  ['place', 0],
  ['place', -1],
  ['place', '2'],
])('a trade whose %s is %j is left to the schema', (field, value) => {
  expect(isPlainEvent(swapped('25', '0.15'))).toBe(true)
  expect(isPlainEvent({ ...swapped('25', '0.15'), [field]: value })).toBe(false)
})

const anyWrong = fc.oneof(
  fc.constantFrom(null, undefined, 0, 1, -1, 1.5, 2 ** 53, '', '1', '-1', '.5', 'a', 'a,b', '=1'),
  fc.constantFrom('deposit', 'trade', 'returned', 'trigger', 'limit', 'a'.repeat(129), 'ä…７'),
  fc.constantFrom({}, [], { amount: '1' }, { amount: 1, adjustedForDecimals: true }),
  fc.constantFrom(
    { amount: '1', adjustedForDecimals: 1 },
    { amount: '1', adjustedForDecimals: false },
  ),
  fc.constantFrom('9'.repeat(61), { amount: '9'.repeat(61), adjustedForDecimals: true }),
  fc.record({ amount: fc.string({ maxLength: 3 }), adjustedForDecimals: fc.boolean() }),
)
const anyTime = fc.oneof(
  fc.stringMatching(
    /^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9]:[0-6][0-9](\.[0-9]{1,9})?Z$/,
  ),
  fc.stringMatching(/^20[0-9]{2}-02-(28|29)T10:00(:00)?(\.[0-9]{0,30})?(Z|z|[+]01:00)?$/),
)
const anyChange = fc.oneof(
  fc.tuple(
    fc.constantFrom(...Object.keys(swapped('25', '0.15')), 'place'),
    fc.oneof({ weight: 3, arbitrary: anyWrong }, { weight: 1, arbitrary: anyTime }),
  ),
  fc.tuple(fc.constant('date'), anyTime),
)

it('whatever needs no schema is an event by the schema too, and the same one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...events), anyChange, (event, [field, value]) => {
      const changed: unknown = { ...event, [field]: value }
      if (!isPlainEvent(changed)) return
      const { data, error } = csvEventSchema.safeParse(changed)
      expect(error).toBeUndefined()
      expect(changed).toMatchObject(data ?? {})
    }),
    { numRuns: 5_000 },
  )
})

it.each([null, undefined, 'deposit', 1, [], {}])('%j is none', (value) => {
  expect(isPlainEvent(value)).toBe(false)
})
