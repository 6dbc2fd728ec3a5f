import type { Config } from 'tailwindcss'

/** The design tokens of the look: colours are CSS variables so that a second scheme can set them. */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
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
        rt: 'var(--rt)',
        rp: 'var(--rp)',
        t: 'var(--t)',
        scrim: 'var(--scrim)',
      },
      fontFamily: {
        sans: [
          'var(--font-geist)',
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
