import { MINUTE_MS } from '@/lib/domain/time/unix-time'

/** A file that was made. */
export type MadeFile = {
  name: string
  /** Its media type. */
  type: string
  parts: readonly BlobPart[]
}

/** The wallets’ apps whose browsers say so at the end, and otherwise what Chrome and Safari say. */
const WALLET_APP = /\b(Phantom|Solflare|Backpack|Jupiter|Trust|OKX|OKApp|OKEx|MetaMaskMobile)/i

/**
 * Returns whether links that download do nothing in this browser, as in those that apps have inside
 * them: they name the app, Android names them `wv`, and Apple’s lack the name of Safari (behaviour 9.13).
 */
export function ignoresDownloads(): boolean {
  const { userAgent } = navigator
  return (
    WALLET_APP.test(userAgent) ||
    /; wv\)/.test(userAgent) ||
    /\((iPhone|iPad|iPod|Macintosh).*AppleWebKit(?!.*Safari\/)/.test(userAgent)
  )
}

/** Has the browser save a file. */
export function saveFile({ name, type, parts }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
