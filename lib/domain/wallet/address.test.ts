/** @jest-environment node */
import bs58 from 'bs58'
import fc from 'fast-check'
import { ADDRESS_REFUSALS, isAddress, parseAddress, SAMPLE_WALLET } from './address'

const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

it.each<[string, string, boolean]>([
  ['44 characters', USDC_MINT, true],
  ['43 characters', 'So11111111111111111111111111111111111111112', true],
  ['32 characters, 32 bytes of zero', '1'.repeat(32), true],
  ['that of the sample wallet (behaviour 23.1)', SAMPLE_WALLET, true],
  ['nothing', '', false],
  ['31 characters', '1'.repeat(31), false],
  ['45 characters', '1'.repeat(45), false],
  ['32 characters that decode to fewer than 32 bytes', '2'.repeat(32), false],
  ['44 characters that decode to more than 32 bytes', 'z'.repeat(44), false],
  ['33 characters that decode to 33 bytes', '1'.repeat(33), false],
  ['a space before it', ` ${USDC_MINT}`, false],
  ['a line break after it', `${USDC_MINT}\n`, false],
  ['a 0 in it', `0${USDC_MINT.slice(1)}`, false],
  ['an O in it', `O${USDC_MINT.slice(1)}`, false],
  ['an I in it', `I${USDC_MINT.slice(1)}`, false],
  ['an l in it', `l${USDC_MINT.slice(1)}`, false],
])('an address (behaviour 1.6): %s', (_, text, expected) => {
  expect(isAddress(text)).toBe(expected)
})

it('bytes in base58 are an address only if there are 32 of them, and no text throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 30, maxLength: 34 }), (bytes) => {
      expect(isAddress(bs58.encode(bytes))).toBe(bytes.length === 32)
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !isAddress(text)))
})

describe('a pasted text (behaviour 1.6)', () => {
  const W = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5'
  const [first, second] = [W.slice(0, 20), W.slice(20)]

  it.each([
    ['a plain address', W],
    ['spaces around it', ` ${W}\n`],
    ['a space inside', `${first} ${second}`],
    ['a line break inside', `${first}\r\n${second}`],
    ['a space that does not break', `${first}\u00a0${second}`],
    ['a zero-width space', `\u200b${W}`],
    ['a percent-encoded zero-width space, as in a URL', `%E2%80%8B${W}`],
    ['direction marks', `\u200e${W}\u200f`],
    ['a direction override', `\u202a${W}\u202c`],
    ['a soft hyphen', `${first}\u00ad${second}`],
    ['a byte order mark', `\ufeff${W}`],
    ['a Solana Pay link', `solana:${W}`],
    ['a Solana Pay link with an amount', `Solana:${W}?amount=1&spl-token=${USDC_MINT}`],
    ['a Solana Pay link with a percent sign', `solana:${W}?label=50% off`],
    ['Solscan', `https://solscan.io/account/${W}?cluster=mainnet#portfolio`],
    ['Solscan without https', `www.solscan.io/account/${W}`],
    ['Jupiter’s portfolio', `https://jup.ag/portfolio/${W}`],
    ['Jupiter’s portfolio at its older address', `https://portfolio.jup.ag/portfolio/${W}`],
    ['Solana Explorer', `https://explorer.solana.com/address/${W}`],
    [
      'a tab of Solana Explorer',
      `https://explorer.solana.com/address/${W}/tokens?cluster=mainnet-beta`,
    ],
    ['Orb', `https://orbmarkets.io/address/${W}/history?hideSpam=true`],
    ['Orb, by its older path', `https://orbmarkets.io/account/${W}`],
    ['SolanaFM', `https://solana.fm/address/${W}?cluster=mainnet-alpha`],
    ['our orders page', `https://perijove.example/orders/${W}?o=Key`],
    ['our orders page on another host', `localhost:3000/orders/${W}#o=Key`],
    ['our trades page', `https://perijove.example/trades?userAddress=${W}&recurring=Key`],
    ['a link broken by an e-mail', `https://solscan.io/acc\nount/${first}\n${second}`],
    ['our page with a zero-width space', `https://perijove.example/orders/%E2%80%8B${W}`],
  ])('%s means the address', (_, text) => {
    expect(parseAddress(text)).toEqual({ kind: 'address', address: W })
  })

  it.each([
    ['nothing', ''],
    ['two addresses', `${W} ${USDC_MINT}`],
    ['a transaction', `https://solscan.io/tx/${W}`],
    ['a token', `https://solscan.io/token/${W}`],
    ['a token on Orb', `https://orbmarkets.io/token/${W}`],
    ['another cluster', `https://explorer.solana.com/address/${W}?cluster=devnet`],
    ['another chain', `https://etherscan.io/address/${W}`],
    [
      'an address of another chain',
      'https://solscan.io/account/0x52908400098527886E0F7030069857D2E4169EE7',
    ],
    ['a host that ends like an explorer', `https://notsolscan.io/account/${W}`],
    ['a host that begins like an explorer', `https://solscan.io.example/account/${W}`],
    ['a trades page without a wallet', 'https://perijove.example/trades?recurring=Key'],
    ['another scheme', `bitcoin:${W}`],
    ['a payment request behind a link', 'solana:https%3A%2F%2Fshop.example%2Fpay'],
    ['a name of another service', 'vitalik.eth'],
  ])('%s is invalid', (_, text) => {
    expect(parseAddress(text)).toEqual({ kind: 'invalid' })
  })

  it.each(['toly.sol', ' Toly.SOL\u200b', 'sub.toly.sol', 'toly.sns', 'solana:toly.sol'])(
    '‘%s’ is a name',
    (text) => {
      expect(parseAddress(text)).toEqual({ kind: 'name' })
      expect(ADDRESS_REFUSALS.name).toBe('Names aren’t supported. Paste the wallet’s address.')
    },
  )

  it('invisible characters anywhere change nothing', () => {
    const invisible = fc.constantFrom(
      ...' \n\t\r\u00a0\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e',
      ...'\u2060\u2066\u2069\u3000\u3164\u2800\ufe0f\ufeff',
    )
    const links = fc.constantFrom('', 'solana:', 'https://solscan.io/account/')
    const places = fc.array(fc.tuple(fc.nat(100), invisible), { maxLength: 12 })
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bs58.encode(bytes))
    fc.assert(
      fc.property(keys, links, places, (address, link, inserted) => {
        const characters = [...(link + address)]
        for (const [place, character] of inserted) {
          characters.splice(place % (characters.length + 1), 0, character)
        }
        expect(parseAddress(characters.join(''))).toEqual({ kind: 'address', address })
      }),
    )
  })

  it('no text throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => parseAddress(text).kind !== 'address'),
    )
  })
})
