import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/footer'
import { serverSettings } from '@/lib/upstream/settings/server-settings'
import '@/styles/globals.css'

// Only Latin, 29 kB of 70, and not preloaded: before the first paint it would cost time on slow 4G.
const geist = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist',
  display: 'swap',
  preload: false,
  weight: '100 900',
})

/** The title of every page, where it has none of its own (behaviour 11.4). */
export const metadata: Metadata = {
  title: { default: 'Perijove: view and download your Jupiter orders', template: '%s · Perijove' },
  description:
    'Paste a Solana wallet address, see every Jupiter recurring and trigger order with its trades exactly, and download a CSV. No account, no tracking, nothing to pay.',
}

/** Dark, whatever the system says (behaviour 13.3). */
export const viewport: Viewport = { colorScheme: 'dark', themeColor: '#0B0C0E' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={geist.variable}>
      <body>
        {children}
        <Footer
          authorName={serverSettings.authorName}
          authorUrl={serverSettings.authorUrl}
          sourceUrl={serverSettings.sourceUrl}
        />
      </body>
    </html>
  )
}
