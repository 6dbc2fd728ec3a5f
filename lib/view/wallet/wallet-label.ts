import { ADDRESS_FAULTS, isSampleWallet, parseAddress } from '@/lib/domain/wallet/address'
import { counted } from '@/lib/view/amounts/amount-label'
import { MAX_WALLETS } from '@/lib/view/urls/trades-url'

/** Returns an address for one line: '7YtF…gAsU'. The whole one belongs in the title. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** Returns what one line calls a wallet: its name, else its short address (behaviour 22.3). */
export function walletLabel(userAddress: string, name: string | undefined): string {
  return name ?? shortAddress(userAddress)
}

/** Returns the title of a wallet page (behaviour 11.4). */
export function walletPageTitle(
  page: 'Orders' | 'Trades',
  wallets: readonly string[],
  name: string | undefined,
): string {
  const [first, ...further] = wallets
  if (first !== undefined && further.length > 0) {
    return titleOf(`${page} of ${walletsLabel(wallets.length)}`)
  }
  if (name !== undefined) return titleOf(`${page} of ${name}`)
  if (first === undefined || page === 'Trades') return titleOf(page)
  return titleOf(`Orders of ${isSampleWallet(first) ? 'the sample wallet' : shortAddress(first)}`)
}

function titleOf(text: string): string {
  return `${text} · Perijove`
}

/** Returns '2 wallets' (behaviour 21.4). */
export function walletsLabel(count: number): string {
  return counted(count, 'wallet')
}

/** Returns a text about one of several wallets: 'Savings: …'; unchanged without a label. */
export function textOfWallet(text: string, label: string | undefined): string {
  return label === undefined ? text : `${label}: ${text}`
}

/** Returns the notice above orders that will join other wallets (behaviour 21.7). */
export function addWalletText(labels: readonly string[]): string {
  const [first = ''] = labels
  const whose = labels.length === 1 ? first : counted(labels.length, 'other wallet')
  return `These orders will be shown with ${whose}.`
}

/** What a typed text says about a wallet to add to those that are shown (behaviour 21.7). */
export type AddedWallet =
  | { state: 'neutral' | 'invalid'; text: string }
  | { state: 'valid'; text: string; userAddress: string }

/**
 * Returns whether a typed text names a wallet that can be added, and what the field says.
 * @param shownWallets the wallets that are shown; one that is named twice counts once
 */
export function addedWallet(typed: string, shownWallets: readonly string[]): AddedWallet {
  const invalid = (text: string) => ({ state: 'invalid', text }) as const
  if (new Set(shownWallets).size >= MAX_WALLETS) {
    return invalid(`You can show up to ${MAX_WALLETS} wallets`)
  }
  if (typed === '') return { state: 'neutral', text: '' }
  const parsed = parseAddress(typed)
  if (parsed.kind !== 'address') return invalid(ADDRESS_FAULTS[parsed.kind])
  const userAddress = parsed.address
  if (shownWallets.includes(userAddress)) return invalid('This wallet is already shown')
  if (isSampleWallet(userAddress)) return invalid(SAMPLE_ALONE)
  return { state: 'valid', text: 'Valid address', userAddress }
}

/** What the bar calls the sample wallet, on every screen (behaviour 23.1). */
export const SAMPLE = 'Sample'

/** What it is (behaviour 23.1). */
export const SAMPLE_NOTICE = 'Sample wallet with made-up data. Explorer links don’t work.'

/** What the price dialog says (behaviour 23.5). */
export const SAMPLE_PRICES_NOTE = 'Sample wallet: any key works, nothing is sent.'

/** What a page says that was asked for the sample wallet with others. */
export const SAMPLE_ALONE = 'The sample wallet can’t be combined with others.'
