import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { placeholder } from './formats/koinly'
import { taxAssets, type TaxMint } from './tax-asset'
import { TAX_PROGRAMS, type TaxFormat } from './tax-format'

const verified = (address: string, symbol: string, name = `Name of ${address}`): TaxMint => ({
  ...{ address, symbol, name, verified: true },
})
const USDC_MINT = verified(USDC, 'USDC', 'USD Coin')
const assetsOf = (
  format: TaxFormat,
  mints: TaxMint[],
  written = mints.map(({ address }) => address),
) => [...taxAssets(TAX_PROGRAMS[format], mints, written).values()]

describe('what a format writes for a token (behaviour 19.6)', () => {
  it.each([
    ['a verified one: its symbol', 'summ', USDC_MINT, 'USDC'],
    ['an unverified one: its mint', 'summ', { ...USDC_MINT, verified: false }, USDC],
    ['one of which nobody says whether: its mint', 'summ', { address: USDC, symbol: 'USDC' }, USDC],
    ['a verified one without a symbol: its mint', 'summ', verified('MintA', ''), 'MintA'],
    ['in Koinly a placeholder', 'koinly', { address: 'MintA', symbol: 'A' }, placeholder('MintA')],
    ['in rotki rotki’s id, verified or not', 'rotki', USDC_MINT, `solana/token:${USDC}`],
    ['wrapped SOL: SOL', 'koinly', { address: SOL, symbol: 'WSOL' }, 'SOL'],
    ['wrapped SOL in rotki: SOL', 'rotki', { address: SOL }, 'SOL'],
  ] as const)('%s', (_, format, mint, asset) => {
    expect(assetsOf(format, [mint])).toEqual([asset])
  })
})

/** Two mints with one placeholder. */
function alikeMints(): [string, string] {
  const mints = new Map<string, string>()
  for (let index = 0; ; index += 1) {
    const mint = `Mint${index * 7_919}`
    const other = mints.get(placeholder(mint))
    if (other !== undefined) return [other, mint]
    mints.set(placeholder(mint), mint)
  }
}

describe('Koinly’s placeholder (behaviour 19.7)', () => {
  it.each([
    ['4Zk5mTWdQpXTsvC8VrqLGmFqkx2kXXpbhvnxnmR9sBcN', 'NULL656485148'],
    ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', 'NULL274303081'],
  ])('of %s is %s for ever, in every browser', (mint, name) => {
    expect(placeholder(mint)).toBe(name)
  })

  it('is NULL and a number from 1 on', () => {
    const names = Array.from({ length: 2_000 }, (_, index) => placeholder(`Mint${index}`))
    for (const name of names) expect(name).toMatch(/^NULL[1-9]\d{0,8}$/)
    expect(new Set(names).size).toBe(names.length)
  })

  it('of two mints of one file stops it', () => {
    const [first, second] = alikeMints()
    expect(() => assetsOf('koinly', [], [first, second])).toThrow(
      `Two tokens are named ${placeholder(first)}: unnamed (${first}) and unnamed (${second}). Export them separately or use rotki.`,
    )
    expect(assetsOf('koinly', [], [first])).toEqual(assetsOf('koinly', [], [second]))
  })
})

describe('two mints under one name (behaviour 19.6)', () => {
  const other = verified('MintB', 'USDC', 'Wormhole')

  it('are told with both names and both addresses', () => {
    expect(() => assetsOf('summ', [USDC_MINT, other], ['MintB', USDC])).toThrow(
      `Two tokens are named USDC: Wormhole (MintB) and USD Coin (${USDC}). Export them separately or use rotki.`,
    )
  })

  it('are told in upper and lower case', () => {
    expect(() => assetsOf('summ', [verified('MintA', 'Jup'), verified('MintB', 'JUP')])).toThrow(
      'Two tokens',
    )
  })

  it.each([
    ['one of them is in no row', 'summ', [USDC_MINT, other], [USDC, USDC]],
    [
      'only one is verified',
      'summ',
      [USDC_MINT, { address: 'MintB', symbol: 'USDC' }],
      [USDC, 'MintB'],
    ],
    ['the program is rotki', 'rotki', [USDC_MINT, other], [USDC, 'MintB']],
  ] as const)('are none if %s', (_, format, mints, written) => {
    expect(() => assetsOf(format, [...mints], [...written])).not.toThrow()
  })
})
