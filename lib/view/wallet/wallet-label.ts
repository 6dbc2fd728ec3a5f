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
