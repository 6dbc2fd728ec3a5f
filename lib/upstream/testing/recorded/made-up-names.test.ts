import { withMadeUpNames } from './made-up-names'

it('the wallet, order keys and transactions of a response become made-up ones, each always the same', () => {
  const text = `{"user":"WALLET","orders":[{"userPubkey":"WALLET","orderKey":"KEY","closedBy":"WALLET",
    "trades":[{"orderKey":"KEY","txId":"KEYTX","mint":"MINT","amount":0.30000000000000000001}]}],"KEY":"to WALLET"}`
  const clean = withMadeUpNames(text, ['WALLET', undefined, 'secret']) ?? ''
  expect(clean).not.toMatch(/WALLET|KEY/)
  // Long numbers and what leads to nobody stay as they are.
  expect(clean).toContain('"mint":"MINT","amount":0.30000000000000000001')
  const { user, orders } = JSON.parse(clean)
  expect(orders[0]).toMatchObject({ userPubkey: user, closedBy: user })
  expect(orders[0].trades[0].orderKey).toBe(orders[0].orderKey)
  expect(orders[0].trades[0].txId).not.toBe(orders[0].orderKey)
})

it.each([
  ['isn’t JSON', '<!doctype html>'],
  ['escapes a secret', '{"wallet":"\\u0057ALLET"}'],
  ['escapes an order key', '{"orderKey":"\\u004bEY"}'],
])('a text that %s has none', (_, text) => {
  expect(withMadeUpNames(text, ['WALLET'])).toBeUndefined()
})
