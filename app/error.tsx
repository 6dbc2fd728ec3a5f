'use client'

import { WordmarkBar } from '@/components/shell/wordmark'
import { errorButton } from '@/lib/browser/lazy-code/new-deployment'
import { LANDING_PATH } from '@/lib/view/urls/paths'

/**
 * Shows if rendering the landing page failed (behaviour 13.4). Every page loads this file, so it is small:
 * it has no icons and imports nothing from `components/ui`.
 */
export default function ErrorPage({ error, retry }: { error: Error; retry: () => void }) {
  const { label, run } = errorButton(error, retry)
  return (
    <>
      <WordmarkBar />
      <main className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center gap-3 px-4">
        <h1 className="text-xl font-semibold">Something went wrong</h1>
        <p className="text-text-2">Your saved data is safe.</p>
        <p className="flex gap-4">
          <button type="button" onClick={run} className="quiet-link">
            {label}
          </button>
          {/* The app may be broken: only a full load is sure to help. */}
          <a href={LANDING_PATH} className="quiet-link">
            Go to home page
          </a>
        </p>
      </main>
    </>
  )
}
