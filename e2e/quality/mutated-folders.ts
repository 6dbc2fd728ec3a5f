/** The folders whose every line is changed to see whether a test beside it notices. */
export const MUTATED_FOLDERS = [
  'lib/domain/amounts',
  'lib/domain/order-lists',
  'lib/domain/orders',
  'lib/domain/prices',
  'lib/domain/text',
  'lib/domain/time',
  'lib/domain/tokens',
  'lib/domain/trades',
  'lib/domain/wallet',
  'lib/view/csv',
]
