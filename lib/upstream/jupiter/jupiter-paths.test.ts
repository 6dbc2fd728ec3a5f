/** @jest-environment node */
import { JUPITER_PATHS, PROXY_PATH } from './jupiter-paths'

describe('Jupiter’s addresses, as the settings name them', () => {
  it.each([
    ['recurring orders', JUPITER_PATHS.recurring, 'recurring/v1/getRecurringOrders'],
    ['trigger orders', JUPITER_PATHS.trigger, 'trigger/v1/getTriggerOrders'],
    ['token search', JUPITER_PATHS.tokens, 'tokens/v2/search'],
  ])('%s', (_, path, expected) => {
    expect(path).toBe(expected)
  })

  it('the proxy lets the three paths through only, at our own address', () => {
    expect(Object.keys(JUPITER_PATHS)).toHaveLength(3)
    expect(PROXY_PATH).toBe('/upstream/jupiter')
  })
})
