import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = { heading: string; children: ReactNode; action: ReactNode }

/** A page with nothing to show, and a way on. */
export function EmptyState({ heading, children, action }: EmptyStateProps) {
  return (
    <main className="flex flex-1 flex-col items-center justify-center px-4 py-16 text-center">
      <span className="grid size-11 place-items-center rounded-[10px] border border-line-2 bg-raised text-text-2">
        <ListFilter size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h1 className="mt-4 text-xl font-semibold tracking-[-0.015em]">{heading}</h1>
      <p className="mt-1 text-text-2">{children}</p>
      <div className="mt-5">{action}</div>
    </main>
  )
}
