import type { Config } from 'tailwindcss'
import { NARROW_BELOW, PHONE, PHONE_BELOW, WIDE } from './styles/breakpoints'

/**
 * The design tokens. Colors are CSS variables, so that the light theme and print can set them. Lengths in px become rem
 * (grow-with-text.mjs), and em in widths of windows.
 */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  // The class `container` would take the texts of `screens` for widths.
  blocklist: ['container'],
  theme: {
    // On paper, rows always have columns, whatever paper width the browser reports.
    screens: {
      phone: { raw: PHONE },
      // Only larger texts make a window so narrow, because no phone has less than 320 px (behaviour 13.13).
      tight: { raw: 'screen and (width < 320px)' },
      roomy: { raw: '(width >= 320px), print' },
      // A smaller phone has no room for two fields or buttons in a row.
      small: { raw: 'screen and (width < 376px)' },
      md: { raw: `(width >= ${PHONE_BELOW}), print` },
      lg: { raw: `(width >= ${NARROW_BELOW}), print` },
      wide: { raw: `screen and ${WIDE}` },
      wider: { raw: 'screen and (width >= 1400px)' },
    },
    fontSize: {
      '2xs': ['11px', '16px'],
      xs: ['12px', '16px'],
      sm: ['13px', '18px'],
      base: ['14px', '20px'],
      lg: ['16px', '24px'],
      xl: ['20px', '28px'],
      hero: ['44px', '48px'],
      'hero-phone': ['36px', '40px'],
    },
    extend: {
      // A page is at least so tall that the footer starts below the window, where nobody sees rows move it.
      minHeight: { page: 'calc(100lvh - 52px)' },
      spacing: {
        identicon: '24px',
        // The padding of bars and footer, so that their content begins where the widest page's does: at 24 to 48 px.
        edge: 'clamp(24px, (100% - 1344px) / 2, 48px)',
      },
      colors: {
        bg: 'var(--bg)',
        surface: 'var(--surface)',
        raised: 'var(--raised)',
        hover: 'var(--hover)',
        line: 'var(--line)',
        'line-2': 'var(--line-2)',
        control: 'var(--control)',
        text: 'var(--text)',
        'text-2': 'var(--text-2)',
        'text-3': 'var(--text-3)',
        accent: 'var(--accent)',
        'accent-hover': 'var(--accent-hover)',
        'on-accent': 'var(--on-accent)',
        'accent-text': 'var(--accent-text)',
        ok: 'var(--ok)',
        warn: 'var(--warn)',
        bad: 'var(--bad)',
        info: 'var(--info)',
        'badge-rt': 'var(--rt)',
        'badge-rp': 'var(--rp)',
        'badge-t': 'var(--t)',
        scrim: 'var(--scrim)',
      },
      fontFamily: {
        sans: [
          'var(--font-geist)',
          'var(--font-geist-latin)',
          '"Arial like Geist"',
          '"Roboto like Geist"',
          '"DejaVu Sans like Geist"',
          'ui-sans-serif',
          'system-ui',
          '"Segoe UI"',
          'Roboto',
          'sans-serif',
        ],
      },
    },
  },
}

export default config
