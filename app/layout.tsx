import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import '@/styles/globals.css'
import { SCHEME_SCRIPT } from '@/lib/browser/preferences/scheme-script'
import { SiteFooter } from '@/components/shell/site-footer'
import { serverSettings } from '@/lib/upstream/environment/server-settings'
import { UNSUPPORTED_BROWSER } from '@/lib/view/errors/error-label'

// The font of the app's own words. The file is 13 kB instead of 29 kB; docs/decisions/004 says how it was made.
// It isn't preloaded, because on slow 4G a preload would delay the first paint.
const geist = localFont({
  src: './fonts/geist-basic.woff2',
  variable: '--font-geist',
  display: 'swap',
  preload: false,
  weight: '400 600',
  adjustFontFallback: false,
})

// This font loads only if a token's name needs it. styles/fallback-fonts.css has the fallbacks of both fonts.
const geistLatin = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist-latin',
  display: 'swap',
  preload: false,
  weight: '100 900',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-B6, U+B8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2022, U+2030, U+20AC, U+2122, U+2212',
    },
  ],
})

const { authorName, authorUrl, siteUrl, sourceUrl } = serverSettings

/**
 * There is no default title: each page has its own, and with a default, a wallet page would have two. A link
 * preview needs the absolute URL of its picture (behaviour 11.4).
 */
export const metadata: Metadata = {
  description:
    'See a Solana wallet’s Jupiter recurring (DCA) and trigger (limit) orders. Export trades to CSV or tax software. Free, no account.',
  // An iPhone would make links to phone numbers of amounts and times.
  formatDetection: { telephone: false },
  ...(siteUrl !== undefined && {
    metadataBase: new URL(siteUrl),
    openGraph: {
      type: 'website',
      siteName: 'Perijove',
      images: [{ url: '/share.png', width: 1200, height: 630, alt: 'Perijove' }],
    },
  }),
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${geist.variable} ${geistLatin.variable}`}
      // The script sets attributes of this element before React hydrates it.
      suppressHydrationWarning
    >
      {/* The script runs before there is a body, so nothing is painted yet. */}
      <head>
        <script dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }} />
        {/* Next's `viewport` would insert these tags again with each page. That would undo the visitor's choice
            (behaviour 13.3), and Chromium would style the whole old page once more. */}
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0B0C0E" />
      </head>
      <body>
        {/* A style that older browsers don't know hides this text (behaviour 13.11). */}
        <p
          data-below-floor=""
          className="border-b border-line px-4 py-3 text-sm text-warn md:px-edge"
        >
          {UNSUPPORTED_BROWSER}
        </p>
        {children}
        <SiteFooter authorName={authorName} authorUrl={authorUrl} sourceUrl={sourceUrl} />
      </body>
    </html>
  )
}
