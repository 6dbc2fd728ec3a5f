'use client'

import { Crashed } from '@/components/crashed'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <Crashed onRetry={reset} />
}
