'use client'

import '@/styles/globals.css'

// Every page loads this file, so it is plain: no icons, no primitives.
export default function GlobalErrorPage({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Perijove</title>
        <main className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center gap-3 px-4">
          <h1 className="text-xl font-semibold">Something went wrong</h1>
          <p className="text-text-2">Your saved data is safe.</p>
          <p className="flex gap-4">
            <button type="button" onClick={retry} className="quiet-link">
              Try again
            </button>
            {/* The app may be broken: only a full load is sure to help. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            <a href="/" className="quiet-link">
              Go to home page
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
