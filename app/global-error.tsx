'use client'

import '@/styles/globals.css'
import ErrorPage from './error'

/** What shows if even the frame of all pages failed (behaviour 13.4). */
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
