'use client'

import { useOffline } from 'next/offline'
import { ErrorState } from '@/components/errors/error-state'
import { Button, buttonClass } from '@/components/ui/button'
import { errorButton } from '@/lib/browser/lazy-code/new-deployment'
import { LANDING_PATH } from '@/lib/view/urls/paths'

type ErrorPageProps = { error: Error; retry: () => void; reset: () => void }

/**
 * Shows if rendering a wallet page failed (behaviour 13.4). Without a connection, `retry` would wait for the server, so
 * `reset` renders the stored data at once.
 */
export default function ErrorPage({ error, retry, reset }: ErrorPageProps) {
  const isOffline = useOffline()
  const { label, run } = isOffline ? { label: 'Try again', run: reset } : errorButton(error, retry)
  return (
    <ErrorState
      heading="Something went wrong"
      actions={
        <>
          <Button variant="primary" onClick={run}>
            {label}
          </Button>
          <a href={LANDING_PATH} className={buttonClass('ghost')}>
            Change Address
          </a>
        </>
      }
    >
      {/* The failed page took its own title with it, so this page sets one. */}
      <title>Something went wrong · Perijove</title>
      <p>Your loaded orders are safe.</p>
    </ErrorState>
  )
}
