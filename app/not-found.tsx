import type { Metadata } from 'next'
import { ErrorState } from '@/components/errors/error-state'
import { WordmarkBar } from '@/components/shell/wordmark'
import { buttonClass } from '@/components/ui/button'
import { LANDING_PATH } from '@/lib/view/urls/paths'

export const metadata: Metadata = { title: 'Page not found · Perijove' }

export default function NotFoundPage() {
  return (
    <>
      <WordmarkBar />
      <ErrorState
        heading="Page not found"
        actions={
          <a href={LANDING_PATH} className={buttonClass('primary')}>
            Go to home page
          </a>
        }
      >
        <p>Check the link, or look up a wallet on the home page.</p>
      </ErrorState>
    </>
  )
}
