'use client'

import { ErrorState } from './error-state'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { LANDING_PATH } from '@/lib/view/urls/paths'

/**
 * What shows where drawing a page failed. What was read is still in the cache
 * (behaviour 13.4, 15.10).
 */
export function UnexpectedError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      heading="This page could not be shown"
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <a href={LANDING_PATH} className={buttonClass('ghost')}>
            Change Address
          </a>
        </>
      }
    >
      <p>Something unexpected stood in the way. The orders already read are kept.</p>
    </ErrorState>
  )
}
