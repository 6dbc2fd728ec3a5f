import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { counted } from '@/lib/view/amounts/count-label'
import { shortAddress } from './short-address'

/** What a wallet is called where one line has to do: its name, else its short address. */
export function walletLabel(userAddress: string, name: string | undefined): string {
  return name ?? shortAddress(userAddress)
}

/** What the wallet's name in the bar says: the name, where there is one, and the whole address. */
export function walletTitle(userAddress: string, name: string | undefined): string {
  return name === undefined ? userAddress : `${name}\n${userAddress}`
}

/** The title of a wallet page, with one wallet, several, or none (behaviour 11.4, 21.4, 22.4). */
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

/** What stands for several wallets: '2 wallets' (behaviour 21.4). */
export function walletsLabel(count: number): string {
  return counted(count, 'wallet')
}

/** A text about one of several wallets: 'Savings: …'; as it is where there is no other. */
export function textOfWallet(text: string, label: string | undefined): string {
  return label === undefined ? text : `${label}: ${text}`
}

/** What is said where orders are chosen beside those of other wallets (behaviour 21.7). */
export function besideText(labels: readonly string[]): string {
  const [first = ''] = labels
  const whose = labels.length === 1 ? first : counted(labels.length, 'other wallet')
  return `The orders submitted here are shown together with those of ${whose}.`
}
