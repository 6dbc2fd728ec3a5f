import { Mark } from './mark'

/** Mark and name, as a plain link to the landing page. */
export function Wordmark() {
  return (
    // The landing page needs none of next/link's 3 kB.
    // eslint-disable-next-line @next/next/no-html-link-for-pages
    <a
      href="/"
      className="flex items-center gap-2.5 text-[15px] font-semibold text-text no-underline"
    >
      <Mark />
      Perijove
    </a>
  )
}
