import fc from 'fast-check'

// For tests: URLs of an invented site, and lists of keys to put into them.
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const MAX_QUERY_LENGTH = 6 * 1024

export const urlOf = (path: string) => new URL(path, 'https://perijove.example')

/** Up to 1,000 keys as long as Solana's, so that two lists hold up to 2,000. */
export const anyKeys = (name: string): fc.Arbitrary<string[]> =>
  fc
    .record({
      count: fc.oneof(fc.nat(1_000), fc.nat(80)),
      stem: fc.string({ unit: fc.constantFrom(...BASE58), minLength: 3 }),
    })
    .map(({ count, stem }) =>
      Array.from({ length: count }, (_, index) => `${name}${stem}${index}`.padEnd(44, 'z')),
    )

/** Any texts, even those that no service has as keys. */
export const anyTexts = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), {
  maxLength: 8,
})

/** More keys than fit into a query. */
export const MANY_KEYS = Array.from({ length: 200 }, (_, index) => `Key${index}`.padEnd(44, 'z'))
