/** The planet's limb, the orbit, and the probe at its nearest point; hidden from screen readers. */
export function LandingArt() {
  return (
    <svg
      viewBox="0 0 1440 370"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-[220px] w-full md:h-[370px]"
    >
      <defs>
        <radialGradient id="limb" cx="50%" cy="0%" r="62%">
          <stop offset="0%" stopColor="var(--accent)" stopOpacity="0.22" />
          <stop offset="100%" stopColor="var(--accent)" stopOpacity="0.07" />
        </radialGradient>
        <linearGradient id="edge" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0%" stopColor="var(--accent)" stopOpacity="0.25" />
          <stop offset="50%" stopColor="var(--accent)" stopOpacity="0.8" />
          <stop offset="100%" stopColor="var(--accent)" stopOpacity="0.25" />
        </linearGradient>
        <linearGradient id="orbit" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0%" stopColor="var(--text-3)" stopOpacity="0" />
          <stop offset="50%" stopColor="var(--text-3)" stopOpacity="0.7" />
          <stop offset="100%" stopColor="var(--text-3)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 2Q360 201 720 202T1440 2" fill="none" stroke="url(#orbit)" />
      <circle cx="720" cy="1050" r="820" fill="url(#limb)" stroke="url(#edge)" strokeWidth="1.5" />
      <circle cx="720" cy="202" r="9" fill="none" stroke="var(--accent)" strokeOpacity="0.5" />
      <circle cx="720" cy="202" r="4" fill="var(--accent)" />
    </svg>
  )
}
