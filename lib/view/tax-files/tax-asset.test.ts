import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { assetClash, taxAssets, type TaxMint } from './tax-asset'

const verified = (address: string, symbol: string, name = `Name of ${address}`): TaxMint => ({
  ...{ address, symbol, name, verified: true },
})
const USDC_MINT = verified(USDC, 'USDC', 'USD Coin')
const assetsOf = (
  format: Parameters<typeof taxAssets>[0],
  mints: TaxMint[],
  written: string[] = [],
) => [...taxAssets(format, mints, written).values()]

describe('what a format writes for a token (behaviour 19.6)', () => {
  it.each([
    ['a verified one: its symbol', 'summ', USDC_MINT, 'USDC'],
    ['an unverified one: its mint', 'summ', { ...USDC_MINT, verified: false }, USDC],
    ['one of which nobody says whether: its mint', 'summ', { address: USDC, symbol: 'USDC' }, USDC],
    ['a verified one without a symbol: its mint', 'summ', verified('MintA', ''), 'MintA'],
    ['an unknown one: its mint', 'awaken', { address: 'MintA' }, 'MintA'],
    ['in Koinly a placeholder', 'koinly', { address: 'MintA', symbol: 'A' }, 'NULL1'],
    ['in rotki rotki’s id, verified or not', 'rotki', USDC_MINT, `solana/token:${USDC}`],
    ['wrapped SOL: SOL', 'koinly', { address: SOL, symbol: 'WSOL' }, 'SOL'],
    ['wrapped SOL in rotki: SOL', 'rotki', { address: SOL }, 'SOL'],
  ] as const)('%s', (_, format, mint, asset) => {
    expect(assetsOf(format, [mint])).toEqual([asset])
  })
})

it('Koinly’s placeholders count the listed mints first, then the others (behaviour 19.7)', () => {
  const mints = [{ address: 'MintB' }, USDC_MINT, verified('MintC', '')]
  expect(assetsOf('koinly', mints, ['MintA', 'MintB'])).toEqual(['NULL1', 'USDC', 'NULL2', 'NULL3'])
})

describe('two mints under one name (behaviour 19.6)', () => {
  const clashOf = (mints: TaxMint[], written: string[]) =>
    assetClash(taxAssets('summ', mints, written), mints, written)

  it('are told with both names and both addresses', () => {
    expect(clashOf([USDC_MINT, verified('MintB', 'USDC', 'Wormhole')], ['MintB', USDC])).toBe(
      `USDC would stand for two tokens, Wormhole (MintB) and USD Coin (${USDC}): choose orders of one of them, or rotki, which tells them apart.`,
    )
  })

  it.each([
    ['upper and lower case are the same', [verified('MintA', 'Jup'), verified('MintB', 'JUP')]],
    ['a token without a name', [verified('MintA', 'A', ''), verified('MintB', 'A', '')]],
  ])('%s', (_, mints) => {
    expect(clashOf(mints, ['MintA', 'MintB'])).toContain('two tokens')
  })

  it.each([
    ['one of them is in no row', [USDC_MINT, verified('MintB', 'USDC')], [USDC, USDC]],
    ['only one is verified', [USDC_MINT, { address: 'MintB', symbol: 'USDC' }], [USDC, 'MintB']],
  ])('are none where %s', (_, mints, written) => {
    expect(clashOf(mints, written)).toBeUndefined()
  })

  it('are none in rotki', () => {
    const mints = [USDC_MINT, verified('MintB', 'USDC')]
    const written = [USDC, 'MintB']
    expect(assetClash(taxAssets('rotki', mints, written), mints, written)).toBeUndefined()
  })

  it('are told too where a symbol reads like a placeholder', () => {
    const mints = [{ address: 'MintA' }, verified('MintB', 'NULL1')]
    const written = ['MintA', 'MintB']
    expect(assetClash(taxAssets('koinly', mints, written), mints, written)).toContain('NULL1')
  })
})
