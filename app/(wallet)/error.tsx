'use client'

import { useOffline } from 'next/offline'
import { UnexpectedError } from '@/components/shell/unexpected-error'

type ErrorPageProps = { error: Error; retry: () => void; reset: () => void }

/** Where there is no connection `retry` would wait for one; what is stored can be drawn at once. */
export default function ErrorPage({ retry, reset }: ErrorPageProps) {
  return <UnexpectedError onRetry={useOffline() ? reset : retry} />
}
