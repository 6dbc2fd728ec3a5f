'use client'

import { UnexpectedError } from '@/components/shell/unexpected-error'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <UnexpectedError onRetry={reset} />
}
