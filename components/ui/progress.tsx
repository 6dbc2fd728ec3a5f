type ProgressProps = {
  /** What is under way, for screen readers. */
  label: string
  value: number
  /** Undefined while it is not known how much there is. */
  max: number | undefined
}

/** A progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  const percent = max === undefined || max === 0 ? 0 : Math.min(100, (value / max) * 100)
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={max === undefined ? undefined : value}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-200 ease-linear"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
