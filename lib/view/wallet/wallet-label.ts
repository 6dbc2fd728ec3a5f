import { counted } from '@/lib/view/amounts/count-label'
import { shortAddress } from './short-address'
import { TRADES_PATH } from '@/lib/view/urls/paths'

/** What a wallet is called where one line has to do: its name, else its short address. */
export function walletLabel(userAddress: string, name: string | undefined): string {
  return name ?? shortAddress(userAddress)
}

/** What the wallet's name in the bar says: the name, where there is one, and the whole address. */
export function walletTitle(userAddress: string, name: string | undefined): string {
  return name === undefined ? userAddress : `${name}\n${userAddress}`
}

/** The title of a page about a wallet with a name (behaviour 22.4). */
export function namedTitle(pathname: string, name: string): string {
  return `${pathname === TRADES_PATH ? 'Trades' : 'Orders'} of ${name} · Perijove`
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
