import { recurringOrder } from './wire/order-builder'
import { mockAddress } from './wire/mock-address'
import { mockWallet } from './wire/mock-wallet'
import { type MockToken, tokens } from './wire/mock-tokens'
import { newestFirst } from './wire/wire-order-list'

const { USDC } = tokens

function extremeToken(label: string, symbol: string, decimals = 6): MockToken {
  const mint = mockAddress(`perijove extreme mint ${label}`)
  const names = { symbol, name: `${symbol} ${label}`, logoURI: null, isVerified: false }
  return { ...names, mint, decimals, knownTo: ['jupiter-tokens'], usd: 1, isPriced: false }
}

const meme = extremeToken('meme', 'MEME')
const otherMeme = extremeToken('other meme', 'meme')
const gigantic = extremeToken('gigantic', 'AVERYLONGSYMBOL', 18)

export const extremeTokens = [meme, otherMeme, gigantic] as const

/** What 10 USDC bought of each token. */
const BOUGHT = [
  [meme, '714285714.285714'],
  [otherMeme, '31250000000'],
  [gigantic, '1234567890123451234567890.5'],
] as const

export const extremeTokensWallet = mockWallet('extreme-tokens', {
  title: 'Two tokens of one name, tiny prices and a gigantic rate',
  content: (user) => ({
    lists: {
      'past recurring': newestFirst(
        BOUGHT.map(([token, output], index) => {
          const day = `2026-02-0${index + 1}`
          return recurringOrder({
            user,
            name: token.name,
            from: USDC,
            to: token,
            createdAt: `${day}T10:00:00Z`,
            deposit: '20',
            perCycle: '10',
            closedAt: `${day}T12:00:00Z`,
            closedBy: 'end' as const,
            fills: [
              { at: `${day}T10:00:30Z`, input: '10', output, fee: '0' },
              { at: `${day}T11:00:30Z`, input: '10', output, fee: '1' },
            ],
          })
        }),
      ),
    },
  }),
})
