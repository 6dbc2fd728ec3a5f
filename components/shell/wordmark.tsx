/** The bar of a page without a wallet. */
export function WordmarkBar() {
  return (
    <header className="flex h-[52px] items-center px-4 md:h-14 md:px-edge">
      {/* With a plain link, the landing page doesn't load the 3 kB of next/link. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a
        href="/"
        className="flex items-center gap-2.5 text-[15px] font-semibold text-text no-underline"
      >
        <Mark />
        Perijove
      </a>
    </header>
  )
}

/** The product's mark: an orbit with a gap where the probe is closest to the planet. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" width="22" height="22" aria-hidden="true">
      <path
        d="M4.52 19.51A12 12 0 1 1 12.49 27.48"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="14.2" cy="17.8" r="4.8" className="fill-accent" />
      <circle cx="7.3" cy="24.7" r="2.8" fill="currentColor" />
    </svg>
  )
}
