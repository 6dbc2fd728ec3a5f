import { mockAddress } from './wire/mock-address'
import type { MockToken, TokenService } from './wire/mock-tokens'

type Names = {
  label: string
  symbol: string
  name: string
  logoURI?: string
  knownTo?: readonly TokenService[]
}

/** Token names that an attacker may choose. Escapes make invisible characters readable here. */
const names: readonly Names[] = [
  { label: 'quotes', symbol: '"QUO"', name: 'Say "hello", then \'bye\'' },
  { label: 'commas', symbol: 'A,B', name: 'one,two,,three' },
  { label: 'new lines', symbol: 'NL\nNL', name: 'first line\r\nsecond line' },
  { label: 'tabs', symbol: '\tTAB', name: 'before\tafter' },
  { label: 'equals', symbol: '=1+1', name: '=HYPERLINK("http://evil.example/","Click")' },
  { label: 'plus', symbol: '+1', name: "+cmd|' /C calc'!A0" },
  { label: 'minus', symbol: '-1', name: '-2+3' },
  { label: 'at', symbol: '@SUM', name: '@SUM(A1:A9)' },
  {
    label: 'script',
    symbol: '<b>X</b>',
    name: '<script>document.title="owned"</script>',
    logoURI: 'javascript:document.title="owned"',
  },
  { label: 'right to left', symbol: '\u202eCDSU', name: 'USD \u202eniaM\u202c Coin' },
  { label: 'zero width', symbol: 'US\u200bDC', name: '\u200bUSD\u2060 Co\u200din\ufeff' },
  { label: 'long', symbol: 'LONG'.repeat(125), name: 'Long name '.repeat(50) },
  {
    label: 'family',
    symbol: '👨‍👩‍👧‍👦',
    name: '👨‍👩‍👧‍👦 Family 👩🏽‍🚀',
    logoURI: 'http://plain.example/logo.png',
  },
  {
    label: 'impostor',
    symbol: 'USDC',
    name: 'USD Coin',
    knownTo: ['token-list'],
    logoURI: 'javascript:alert(1)',
  },
  {
    label: 'blank',
    symbol: '\u3164U\u034fSDT\ufe0f',
    name: 'Tether\u2028 USD\u2800\u115f',
    logoURI: 'https://user@arweave.net/logo.png',
  },
  {
    label: 'alphabets',
    symbol: 'USD\u0421',
    name: 'A;=1+1;\uff1d2',
    logoURI: 'https://wsrv.nl/?url=plain.example/logo.png',
  },
]

/** Tokens with names that try to break a page or a spreadsheet. */
export const hostileTokens: readonly (MockToken & { label: string })[] = names.map(
  ({ label, symbol, name, logoURI = null, knownTo = ['jupiter-tokens'] }) => ({
    label,
    symbol,
    name,
    logoURI,
    knownTo,
    decimals: 6,
    usd: 0.5,
    mint: mockAddress(`perijove hostile mint ${label}`),
    isVerified: false,
    isPriced: false,
  }),
)
