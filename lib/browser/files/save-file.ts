import { MINUTE_MS } from '@/lib/domain/time/unix-time'

export type MadeFile = {
  name: string
  type: string
  parts: readonly BlobPart[]
}

/** Wallet apps. Their browsers' user agents are Chrome's or Safari's with the app's name at the end. */
const WALLET_APP = /\b(Phantom|Solflare|Backpack|Jupiter|Trust|OKX|OKApp|OKEx|MetaMaskMobile)/i

/**
 * Returns whether this browser ignores links that download, as browsers inside apps do. Their user agent
 * names the app, or `wv` on Android, or lacks the word 'Safari' on Apple’s systems (behaviour 9.13).
 */
export function ignoresDownloads(): boolean {
  const { userAgent } = navigator
  return (
    WALLET_APP.test(userAgent) ||
    /; wv\)/.test(userAgent) ||
    /\((iPhone|iPad|iPod|Macintosh).*AppleWebKit(?!.*Safari\/)/.test(userAgent)
  )
}

export function saveFile({ name, type, parts }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
