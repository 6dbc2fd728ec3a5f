'use client'

import '@/styles/globals.css'
import ErrorPage from './error'

/** The page that shows if the root layout itself failed (behaviour 13.4). */
export default function GlobalErrorPage(props: { error: Error; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Perijove</title>
        <ErrorPage {...props} />
      </body>
    </html>
  )
}
