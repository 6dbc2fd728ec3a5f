import type { ReactNode } from 'react'

/** The box of the reading panel: as high whether or not a call waits, and once all is read. */
export function ReadingBox({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[142px] flex-col justify-center gap-2 rounded-xl border border-line bg-surface p-3 md:min-h-[110px] md:gap-3 md:p-4">
      {children}
    </div>
  )
}
