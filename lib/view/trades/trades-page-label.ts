import type { Order } from '@/lib/domain/orders/order'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { counted } from '@/lib/view/amounts/amount-label'
import { SAMPLE_ALONE } from '@/lib/view/wallet/wallet-label'
import { MAX_WALLETS } from '@/lib/domain/wallet/address'
import type { RequestedWallets } from '@/lib/view/urls/page-urls'

export const LOADING_TRADES = 'Loading trades…'

/** Returns the heading of the trades page. While orders load, it leaves out zeros (behaviour 5.2, 21.4). */
export function tradesHeading(
  orders: readonly Order[],
  { wallets, isLoading }: { wallets: number; isLoading: boolean },
): string {
  if (isLoading && orders.length === 0) return LOADING_TRADES
  const recurring = orders.filter((order) => order.kind === 'recurring').length
  const triggers = orders.length - recurring
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  const isCounted = (count: number) => count > 0 || !isLoading
  const counts = [
    ...(isCounted(recurring) ? [`${recurring} Recurring Orders`] : []),
    ...(isCounted(triggers) ? [`${triggers} Triggers`] : []),
  ].join(' and ')
  const walletsPart = wallets === 1 ? '' : ` of ${wallets} wallets`
  const tradesPart = isCounted(trades) ? ` (${trades} trades)` : ''
  return `Displaying data for ${counts}${walletsPart}${tradesPart}`
}

/** Announces orders that loaded after Submit (behaviour 5.1). */
export function moreOrdersText(count: number): string {
  return `${counted(count, 'more order')} loaded.`
}

/** Counts the keys in a link that name no order of their wallet (behaviour 5.17). */
export function ordersNotFoundText(count: number): string {
  return `${counted(count, 'order')} in this link ${count === 1 ? 'wasn’t' : 'weren’t'} found.`
}

/** Says which wallets in a link aren't shown (behaviour 21.1). */
export function skippedWalletsTexts(requested: RequestedWallets): string[] {
  const { invalid, tooMany, notWithSample } = requested
  const addresses = `${invalid} invalid ${invalid === 1 ? 'address' : 'addresses'}`
  const arent = tooMany === 1 ? 'isn’t' : 'aren’t'
  const texts = [
    invalid > 0 && `Skipped ${addresses} in this link.`,
    tooMany > 0 && `Showing the first ${MAX_WALLETS} wallets. ${tooMany} more ${arent} shown.`,
    notWithSample > 0 && SAMPLE_ALONE,
  ]
  return texts.flatMap((text) => text || [])
}

/** The title of the dialog for tax files, and the name of the button that opens it. */
export const TAX_EXPORT = 'Tax export'

/** The words of the column Action (behaviour 5.4). */
export const ACTION_WORDS: Record<OrderEvent['kind'], string> = {
  deposit: 'Deposit',
  trade: 'Trade',
  refund: 'Refund',
}

/** Returns 'into order, 3 trades' or 'back to wallet'; without a count if trades are missing (behaviour 5.4, 16.1). */
export function transferNote(kind: 'deposit' | 'refund', tradeCount: number | undefined): string {
  if (kind === 'refund') return 'back to wallet'
  if (tradeCount === undefined) return 'into order'
  return `into order, ${counted(tradeCount, 'trade')}`
}
