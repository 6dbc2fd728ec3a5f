'use client'

import { useCopyClicks } from '@/lib/browser/use-copy-clicks'

/** Makes every `CopyButton` below the page work, and announces what was copied. */
export function CopyClicks() {
  const isCopied = useCopyClicks()
  return (
    <span role="status" className="sr-only">
      {isCopied && 'Copied'}
    </span>
  )
}
