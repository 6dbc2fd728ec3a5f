/** @jest-environment node */
import {
  importSteps,
  placeholder,
  TAX_FORMATS,
  TAX_PROGRAMS,
  taxAssets,
  type TaxFormat,
} from './tax-programs'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { RequestMint } from '@/lib/view/files/request-mint'
import { USDT } from '@/lib/domain/tokens/token'

const tables = TAX_FORMATS.filter((format) => format !== 'json')

describe('how to import a file, and what to check (behaviour 19.13)', () => {
  it.each(tables)('%s: without opening it in a spreadsheet', (format) => {
    expect(importSteps(format).at(-1)).toMatch(
      /Don’t (open the file in a spreadsheet first|just open it): that may change amounts and dates/,
    )
  })

  it.each(tables)('%s: tickers that several coins share, unless it reads mints', (format) => {
    const isNamed = importSteps(format).includes('Check tickers that several coins share.')
    expect(isNamed).toBe(format !== 'rotki' && format !== 'kryptos')
  })

  it('rotki: the versions that read the file and its tokens', () => {
    expect(importSteps('rotki')[0]).toBe(
      'Import as rotki generic trades (rotki 1.39 or newer; Solana tokens need 1.40).',
    )
  })

  it('Kryptos: how the CSV becomes the .xlsx that it takes', () => {
    expect(importSteps('kryptos').at(-1)).toMatch(
      /^Kryptos takes only \.xlsx. Import the file into a spreadsheet with every column as text/,
    )
  })

  it.each(tables)('%s: tokens that have no name but their mint', (format) => {
    const steps = importSteps(format).join(' ')
    expect(steps).toMatch(/named by mint|by mint first|contract address|named NULL1/)
  })

  it.each([
    ['cointracking', 'CoinTracking may list Solana’s SOL as SOL2.'],
    ['zenledger', 'rename Exchange to Exchange(optional)'],
  ] as const)('%s: a name that it may know in another way', (format, step) => {
    expect(importSteps(format).join(' ')).toContain(step)
  })

  it('json: no program imports it', () => {
    expect(importSteps('json')).toEqual(['For your own tools: ids, mints, exact amounts and fees.'])
  })
})

const verified = (address: string, symbol: string, name = `Name of ${address}`): RequestMint => ({
  address,
  symbol,
  name,
  verified: true,
})
const USDC_MINT = verified(USDC, 'USDC', 'USD Coin')
const assetsOf = (
  format: TaxFormat,
  mints: RequestMint[],
  written = mints.map(({ address }) => address),
) => [...taxAssets(mints, written, TAX_PROGRAMS[format]).values()]

describe('what a format writes for a token (behaviour 19.6)', () => {
  it.each([
    ['a verified one: its symbol', 'summ', USDC_MINT, 'USDC'],
    [
      'an unverified one: its mint',
      'summ',
      { ...verified('MintA', 'A'), verified: false },
      'MintA',
    ],
    ['one without `verified`: its mint', 'summ', { address: 'MintA', symbol: 'A' }, 'MintA'],
    ['a verified one without a symbol: its mint', 'summ', verified('MintA', ''), 'MintA'],
    [
      'a verified one: its symbol without a dollar sign',
      'koinly',
      verified('MintA', '$WIF'),
      'WIF',
    ],
    ['a verified one called $: its mint', 'summ', verified('MintA', '$'), 'MintA'],
    ['in Koinly a placeholder', 'koinly', { address: 'MintA', symbol: 'A' }, placeholder('MintA')],
    ['in rotki the id of rotki, verified or not', 'rotki', USDC_MINT, `solana/token:${USDC}`],
    ['wrapped SOL: SOL', 'koinly', { address: SOL, symbol: 'WSOL' }, 'SOL'],
    ['wrapped SOL in rotki: SOL', 'rotki', { address: SOL }, 'SOL'],
    ['USDC that no service vouches for: USDC', 'koinly', { ...USDC_MINT, verified: false }, 'USDC'],
    ['USDT that no service names: USDT', 'koinly', { address: USDT }, 'USDT'],
    ['USDT in rotki: the id of rotki', 'rotki', { address: USDT }, `solana/token:${USDT}`],
  ] as const)('%s', (_, format, mint, asset) => {
    expect(assetsOf(format, [mint])).toEqual([asset])
  })
})

describe('Koinly’s placeholder (behaviour 19.6)', () => {
  it.each([
    ['4Zk5mTWdQpXTsvC8VrqLGmFqkx2kXXpbhvnxnmR9sBcN', 'NULL656485148'],
    ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', 'NULL274303081'],
  ])('of %s is always %s', (mint, name) => {
    expect(placeholder(mint)).toBe(name)
  })

  it('stops a file in which two mints get the same placeholder', () => {
    // These two mints have the same number by chance.
    const [first, second] = ['Mint10290186170', 'Mint23003000334']
    expect(() => assetsOf('koinly', [], [first, second])).toThrow(
      `Two tokens are named ${placeholder(first)}: unnamed (${first}) and unnamed (${second}). Export them separately or use rotki.`,
    )
    expect(assetsOf('koinly', [], [first])).toEqual(assetsOf('koinly', [], [second]))
  })
})

describe('two mints under one name (behaviour 19.6)', () => {
  const other = verified('MintB', 'USDC', 'Wormhole')

  it('cause an error with the names and addresses of both', () => {
    expect(() => assetsOf('summ', [USDC_MINT, other], ['MintB', USDC])).toThrow(
      `Two tokens are named USDC: Wormhole (MintB) and USD Coin (${USDC}). Export them separately or use rotki.`,
    )
  })

  it('are found even if only one symbol has a dollar sign', () => {
    const alike = [verified('MintA', '$WIF'), verified('MintB', 'WIF')]
    expect(() => assetsOf('koinly', alike)).toThrow('Two tokens are named WIF: ')
  })

  it('are found even if their symbols differ in case', () => {
    const alike = [verified('MintA', 'Jup'), verified('MintB', 'JUP')]
    expect(() => assetsOf('summ', alike)).toThrow('Two tokens')
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
    ['the program is Kryptos', 'kryptos', [USDC_MINT, other], [USDC, 'MintB']],
    ['the format is JSON', 'json', [USDC_MINT, other], [USDC, 'MintB']],
  ] as const)('are no fault if %s', (_, format, mints, written) => {
    expect(() => assetsOf(format, [...mints], [...written])).not.toThrow()
  })
})
