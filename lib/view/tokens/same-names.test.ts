/** @jest-environment node */
import type { TokenState } from '@/lib/domain/tokens/token'
import { mintsWithSameNames } from './same-names'

const named = (
  mint: string,
  symbol: string,
  change: { name?: string; imitates?: string } = {},
): TokenState => {
  const { name = '', imitates } = change
  return { kind: 'known', mint, token: { address: mint, symbol, name, decimals: 6 }, imitates }
}

it.each<[string, TokenState[], string[]]>([
  ['the same symbol', [named('A', 'MEME'), named('B', 'MEME'), named('C', 'CAT')], ['A', 'B']],
  ['another case', [named('A', 'MEME'), named('B', 'meme')], ['A', 'B']],
  ['a Cyrillic letter', [named('A', 'MEME'), named('B', 'M\u0415ME')], ['A', 'B']],
  [
    'a name in place of a symbol',
    [named('A', 'MEME'), named('B', '', { name: 'Meme' })],
    ['A', 'B'],
  ],
  ['the same picture without letters', [named('A', '🐕'), named('B', '🐕')], ['A', 'B']],
  ['different pictures', [named('A', '🐕'), named('B', '🐈')], []],
  [
    'one with the warning of a look-alike',
    [named('A', 'USDC'), named('B', 'USDC', { imitates: 'USDC' })],
    [],
  ],
  [
    'two with the same warning',
    [
      named('A', 'USDC'),
      named('B', 'USDC', { imitates: 'USDC' }),
      named('C', 'USD\u0421', { imitates: 'USDC' }),
    ],
    ['B', 'C'],
  ],
  ['no symbol and no name', [named('A', ''), named('B', '')], []],
  [
    'tokens without a name',
    [
      { kind: 'unknown', mint: 'A' },
      { kind: 'loading', mint: 'B' },
    ],
    [],
  ],
])('tokens that share a name: %s (behaviour 6.13)', (_, states, mints) => {
  expect([...mintsWithSameNames(states)]).toEqual(mints)
})
