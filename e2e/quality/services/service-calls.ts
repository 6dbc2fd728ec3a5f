import { isAboveZero, isBelow, significantQuotient, sumOf } from '@/lib/domain/amounts/decimal'
import type { OrderListName } from '@/lib/domain/order-lists/order-list'
import { utcYear } from '@/lib/domain/time/unix-time'
import { USDC, WRAPPED_SOL } from '@/lib/domain/tokens/token'
import { fetchPriceHistory } from '@/lib/upstream/birdeye/birdeye-prices'
import { fetchDefillamaPrices } from '@/lib/upstream/defillama/defillama-prices'
import { fetchYearRates } from '@/lib/upstream/exchange-rates/frankfurter-rates'
import { abortableWait } from '@/lib/upstream/http/http-call'
import type { JupiterCaller } from '@/lib/upstream/jupiter/jupiter-limit'
import { fetchNewerPage } from '@/lib/upstream/newer-orders/newer-calls'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { parseRecurringOrders } from '@/lib/upstream/order-lists/orders-page'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { fetchCurrentPrices } from '@/lib/upstream/jupiter/jupiter-prices'
import { searchTokens } from '@/lib/upstream/tokens/jupiter-tokens'
import { fetchTokenList } from '@/lib/upstream/tokens/token-services'

/** What a call of this check gets. */
export type CallInput = {
  calls: JupiterCaller
  callsWithoutKey: JupiterCaller
  wallet: string
  signal: AbortSignal
  /** Returns what an earlier call brought; two empty texts if it failed or wasn't made. */
  before: (call: string) => { body: string; value: string }
}
/** What a call has shown, and what of it is wrong. If `isOpen`, it has shown nothing either way. */
export type Finding = { seen: string; wrong?: string | false; isOpen?: boolean; value?: string }
type Ask = (input: CallInput) => Promise<Finding>

/** The wallet and the transaction of docs/decisions/002-fee-rule.md. */
const FILL = { wallet: '4abvSWugzSRhpAk4rpvdSruFAFoNG1D1JTStmzpGt7xA', transaction: 'k2eGRD' }
const MAX_FILL_PAGES = 5
/** NVIDIA xStock, a token with a multiplier. */
const SCALED_MINT = 'Xsc9qvGR1efVDFGLrVsmkzv3qi45LTBjeUKSPmx9qEh'
const COMMON_MINTS = [WRAPPED_SOL, USDC]
const ORDERS_PER_PAGE = 10
const BIRDEYE_PAUSE_MS = 1_100

/** Returns times in Unix seconds, the last one a full hour in the past. Their prices don't change any more. */
function pastTimes(count: number, everySeconds: number): number[] {
  const last = Math.floor(Date.now() / 3_600_000 - 1) * 3_600
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * everySeconds)
}

function counted(count: number, total: number, least = total): Finding {
  return { seen: `${count} of ${total}`, wrong: count < least && `fewer than ${least}` }
}

function pageOf({ calls, signal }: CallInput, name: OrderListName, userAddress: string, page = 1) {
  const request = { name, userAddress, page, signal } as const
  return fetchOrderPage(calls, request, Date.now)
}

async function firstPage(input: CallInput, name: OrderListName): Promise<Finding> {
  const { page, totalPages } = await pageOf(input, name, input.wallet)
  const { itemCount, orders, unreadableOrders: lost } = page
  const skipped = orders.reduce((sum, { unreadableTrades = 0 }) => sum + unreadableTrades, lost)
  const seen = `${itemCount} orders on page 1 of ${totalPages}, ${skipped} items skipped`
  const isOdd = totalPages > 1 ? itemCount !== ORDERS_PER_PAGE : itemCount > ORDERS_PER_PAGE
  return { seen, wrong: (skipped > 0 && 'items skipped') || (isOdd && 'another page size') }
}

async function priceHistory({ signal }: CallInput) {
  const apiKey = process.env.BIRDEYE_API_KEY ?? ''
  const call = { mint: SCALED_MINT, minutes: pastTimes(10, 60) }
  const prices = await fetchPriceHistory(call, { apiKey, signal })
  const value = prices.size > 0 ? JSON.stringify([...prices]) : ''
  return { ...counted(prices.size, 10, 1), value }
}

/** Returns the amounts of both lists' trades: their mints, what Jupiter shows, and base units. */
function amountsBefore({ before }: CallInput): string[][] {
  const amounts: unknown[][] = []
  const lists = ['recurring past', 'trigger past'].map((call) => before(call).body || '{}')
  JSON.parse(`[${lists.join()}]`, (_, item) => {
    if (!item?.txId) return item
    amounts.push([item.inputMint, item.inputAmount, item.rawInputAmount])
    amounts.push([item.outputMint, item.outputAmount, item.rawOutputAmount])
  })
  return amounts.map((texts) => texts.map(String))
}

/** Returns an amount's digits without the zeros around them, which no power of ten changes. */
const digitsOf = (amount = '') => amount.replace('.', '').replace(/^0+|0+$/g, '')

/** The calls by their names in docs/services.md. */
export const SERVICE_CALLS: Readonly<Record<string, Ask>> = {
  'recurring past': (input) => firstPage(input, 'past recurring'),
  'trigger past': (input) => firstPage(input, 'past trigger'),
  async 'known trigger fill'(input) {
    let last = 1
    for (let page = 1; page <= Math.min(last, MAX_FILL_PAGES); page += 1) {
      const loaded = await pageOf(input, 'past trigger', FILL.wallet, page)
      const trades = loaded.page.orders.flatMap((order) => order.trades)
      const fill = trades.find((trade) => trade.transactionSignature.startsWith(FILL.transaction))
      // Our parser has subtracted the fee.
      const output = fill && sumOf([fill.outputAmount, fill.feeAmount ?? '0'])
      if (output) return { seen: `outputAmount ${output}`, wrong: output !== '1000' && 'not 1000' }
      last = loaded.totalPages
    }
    return { seen: `not on the first ${MAX_FILL_PAGES} pages of ${last}`, isOpen: true }
  },
  async 'recurring output'({ before }) {
    const list = parseRecurringOrders(before('recurring past').body || '{"all":[]}', 'past')
    const fills = list.orders.flatMap(({ trades }) =>
      trades.filter(({ feeAmount }) => isAboveZero(feeAmount)),
    )
    // The largest fee is the least rounded one.
    const [fill] = fills.sort((a, b) => (isBelow(a.feeAmount ?? '0', b.feeAmount ?? '0') ? 1 : -1))
    if (!fill?.feeAmount) return { seen: 'no fee on page 1', isOpen: true }
    const share = significantQuotient(fill.feeAmount, sumOf([fill.outputAmount, fill.feeAmount]), 3)
    return { seen: `a fee of ${share} × (output + fee)`, wrong: share !== '0.001' && 'not 0.001' }
  },
  async tokens(input) {
    const { calls, signal } = input
    const traded = amountsBefore(input).map(([mint = '']) => mint)
    const mints = [...new Set([...COMMON_MINTS, SCALED_MINT, ...traded])].slice(0, 100)
    const tokens = await searchTokens(calls, mints, { signal, nowMs: Date.now() })
    const scaled = tokens.filter((token) => token.multiplier).map((token) => token.address)
    const { seen, wrong } = counted(tokens.length, mints.length, 3)
    const isUnscaled = !scaled.includes(SCALED_MINT)
    return { seen, wrong: wrong || (isUnscaled && 'no multiplier'), value: scaled.join() }
  },
  async 'scaled amounts'(input) {
    const scaled = input.before('tokens').value.split(',')
    const amounts = amountsBefore(input).filter(([mint = '']) => scaled.includes(mint))
    const { length } = amounts.filter(([, amount, raw]) => digitsOf(amount) !== digitsOf(raw))
    const seen = `${length} of ${amounts.length} amounts multiplied`
    return { seen, wrong: length > 0 && 'multiplied', isOpen: amounts.length === 0 }
  },
  /** Without a sign-in, only its preflight is sent. */
  async 'newer lists'({ calls, signal }) {
    const name = 'past newer trigger'
    const request = { name, userAddress: 'none', token: 'none', page: 1, signal } as const
    return { seen: String(await fetchNewerPage(calls, request, Date.now)) }
  },
  async 'current prices'({ callsWithoutKey, signal }) {
    const prices = await fetchCurrentPrices(callsWithoutKey, COMMON_MINTS, signal)
    return counted(prices.size, 2)
  },
  async 'token list'({ signal }) {
    const { length } = await fetchTokenList(publicSettings.tokenListUrl, COMMON_MINTS, signal)
    return counted(length, 2)
  },
  async 'price batch'({ signal }) {
    const call = { mint: WRAPPED_SOL, minutes: pastTimes(60, 3_600) }
    const prices = [...(await fetchDefillamaPrices(call, signal)).values()]
    return counted(prices.filter((price) => price).length, 60, 30)
  },
  async 'exchange rates'({ signal }) {
    const { days } = await fetchYearRates(utcYear(Date.now()) - 1, Date.now(), signal)
    return counted(Object.keys(days).length, 365, 250)
  },
  'price history': priceHistory,
  async 'price history without ui_amount_mode'(input) {
    const { value } = input.before('price history')
    if (value === '') return { seen: 'no prices to compare with', isOpen: true }
    await abortableWait(BIRDEYE_PAUSE_MS, input.signal)
    const { fetch } = globalThis
    globalThis.fetch = (url, init) => fetch(String(url).replace('&ui_amount_mode=raw', ''), init)
    const finding = await priceHistory(input)
    return { ...finding, wrong: finding.value !== value && 'not the raw prices' }
  },
}
