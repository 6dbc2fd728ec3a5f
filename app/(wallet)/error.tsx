'use client'

import { UnexpectedError } from '@/components/shell/unexpected-error'

export default function ErrorPage({ retry }: { error: Error; retry: () => void }) {
  return <UnexpectedError onRetry={retry} />
}
