/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { always, mockJupiter, statusFault } from '@/lib/upstream/testing/mock-jupiter'
import { fetchCurrentPrices } from './jupiter-prices'

const { signal } = new AbortController()
const priced = (usdPrice: unknown) => ({ usdPrice, decimals: 9, blockId: 1, priceChange24h: -1.5 })

async function fetched(answer: unknown, mints = [SOL, USDC]) {
  const { calls } = mockJupiter(async () => JSON.stringify(answer))
  return [...(await fetchCurrentPrices(calls, mints, signal))]
}

describe('the current prices of tokens (behaviour 26.9)', () => {
  it('a call asks for at most 50 mints, and each mint is asked for once', async () => {
    const { calls, requests } = mockJupiter(async () => '{}')
    const mints = Array.from({ length: 101 }, (_, index) => `Mint${index}`)
    await fetchCurrentPrices(calls, mints, signal)
    const asked = requests.map(({ query }) => query.get('ids')?.split(',') ?? [])
    expect(asked.map(({ length }) => length)).toEqual([50, 50, 1])
    expect(asked.flat()).toEqual(mints)
    expect(requests[0]?.path).toBe('price/v3')
  })

  it.each([
    ['a price', { [SOL]: priced(141.25) }, [[SOL, '141.25']]],
    ['a very small price', { [SOL]: priced(1.2e-9) }, [[SOL, '0.0000000012']]],
    ['a token that the answer lacks', { [USDC]: priced(1) }, [[USDC, '1']]],
    ['a token that nobody asked for', { Other: priced(1) }, []],
    ['null in place of a price', { [SOL]: null, [USDC]: priced(null) }, []],
    ['a price below 0, or a text', { [SOL]: priced(-1), [USDC]: priced('1') }, []],
    ['a price of 0 (behaviour 8.3)', { [SOL]: priced(0), [USDC]: priced(1) }, [[USDC, '1']]],
  ])('%s', async (_, answer, expected) => {
    expect(await fetched(answer)).toEqual(expected)
  })

  it('a mint named like a property of every object has no price', async () => {
    expect(await fetched({}, ['constructor'])).toEqual([])
  })

  it.each([
    ['a list', []],
    ['null', null],
    ['a text', 'text'],
  ])('%s is unreadable', async (_, answer) => {
    await expect(fetched(answer)).rejects.toMatchObject({ fault: { kind: 'unreadable' } })
  })

  it('a call that fails throws its error', async () => {
    const { calls } = mockJupiter(always(statusFault(400)))
    await expect(fetchCurrentPrices(calls, [SOL], signal)).rejects.toMatchObject({
      fault: { kind: 'status', status: 400 },
    })
  })
})
