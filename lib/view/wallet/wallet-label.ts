import {
  ADDRESS_REFUSALS,
  isSampleWallet,
  MAX_WALLETS,
  parseAddress,
} from '@/lib/domain/wallet/address'
import { counted } from '@/lib/view/amounts/amount-label'
import { isolated } from '@/lib/view/tokens/token-label'

/** Shortens an address: '7YtF…gAsU'. The `title` of its element should hold the whole address. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}

/**
 * Returns the title of a wallet page (behaviour 11.4).
 * @param wallets those in the URL; `undefined` while the URL isn't known
 */
export function walletPageTitle(
  page: 'Orders' | 'Trades',
  wallets: readonly string[] | undefined,
  name: string | undefined,
): string {
  if (page === 'Orders' && wallets?.length === 0) return titleOf(ADDRESS_REFUSALS.invalid)
  const [first, ...further] = wallets ?? []
  if (further.length > 0) return titleOf(`${page} of ${counted(further.length + 1, 'wallet')}`)
  if (name !== undefined) return titleOf(`${page} of ${name}`)
  if (first === undefined || page === 'Trades') return titleOf(page)
  return titleOf(`Orders of ${isSampleWallet(first) ? 'the sample wallet' : shortAddress(first)}`)
}

function titleOf(text: string): string {
  return `${text} · Perijove`
}

/** Puts the label of a wallet before a text about it: 'Savings: …'. Without a label, the text stays as it is. */
export function textOfWallet(text: string, label: string | undefined): string {
  return label === undefined ? text : `${isolated(label)}: ${text}`
}

/** Says that orders will be shown with those of other wallets (behaviour 21.7). */
export function addWalletText(labels: readonly string[]): string {
  const [first = ''] = labels
  const whose = labels.length === 1 ? isolated(first) : counted(labels.length, 'other wallet')
  return `These orders will be shown with ${whose}.`
}

/** Checks a typed text as the address of a further wallet (behaviour 21.7). @param shownWallets may repeat a wallet */
export function addedWallet(text: string, shownWallets: readonly string[]) {
  const invalid = (refusal: string) => ({ state: 'invalid', text: refusal }) as const
  if (new Set(shownWallets).size >= MAX_WALLETS) {
    return invalid(`You can show up to ${MAX_WALLETS} wallets`)
  }
  if (text === '') return { state: 'neutral', text: '' } as const
  const parsed = parseAddress(text)
  if (parsed.kind !== 'address') return invalid(ADDRESS_REFUSALS[parsed.kind])
  const userAddress = parsed.address
  if (shownWallets.includes(userAddress)) return invalid('This wallet is already shown')
  if (isSampleWallet(userAddress)) return invalid(SAMPLE_ALONE)
  return { state: 'valid', text: 'Valid address', userAddress } as const
}

export const SAMPLE_ALONE = 'The sample wallet can’t be combined with others.'
