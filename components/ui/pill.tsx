import cn from 'clsx'

const KINDS = { ok: 'bg-ok/12 text-ok', warn: 'bg-warn/12 text-warn' } as const

/** A short label for a state, such as 'Partial'. */
export function Pill({ kind, children }: { kind: keyof typeof KINDS; children: string }) {
  return (
    <span
      data-slot="pill"
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full px-2 text-xs leading-5 font-medium',
        KINDS[kind],
      )}
    >
      {kind === 'ok' && <span aria-hidden="true" className="size-1.5 rounded-full bg-ok" />}
      <span>{children}</span>
    </span>
  )
}
