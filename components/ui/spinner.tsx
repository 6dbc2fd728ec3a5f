/** Turns while work is under way; the word 'Loading' where motion is reduced. */
export function Spinner() {
  return (
    <>
      <svg
        data-slot="spinner"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-4 animate-spin motion-reduce:hidden"
      >
        <path d="M8 2a6 6 0 1 1-5.2 3" />
      </svg>
      <span className="hidden motion-reduce:inline">Loading</span>
    </>
  )
}
