'use client'

import { Crashed } from '@/components/crashed'
import '@/styles/globals.css'

export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>This page could not be shown · Perijove</title>
        <Crashed onRetry={reset} />
      </body>
    </html>
  )
}
