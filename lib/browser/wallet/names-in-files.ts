import type { FileContent } from '@/lib/view/csv/file-name'
import { nameInFiles } from './named-wallets'

/** What a file is named by, with the names of its wallets where that is wished (behaviour 22.5). */
export function withNamesInFiles({ wallets, isFiltered }: FileContent): FileContent {
  return {
    wallets: wallets.map((wallet) => ({ ...wallet, walletName: nameInFiles(wallet.userAddress) })),
    isFiltered,
  }
}
