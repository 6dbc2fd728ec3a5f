'use client'

import { useCopyFeedback } from '@/lib/browser/copying/use-copy-feedback'

/** Makes every `CopyButton` below the page work, and announces what was copied. */
export function CopyAnnouncer() {
  const isCopied = useCopyFeedback()
  return (
    <span role="status" className="sr-only">
      {isCopied && 'Copied'}
    </span>
  )
}
