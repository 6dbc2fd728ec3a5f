import type { ReactNode } from 'react'
import type { TokenState } from '@/lib/domain/tokens/token'
import { lookAlikeText } from '@/lib/view/tokens/token-label'

type LookAlikeNoteProps = { state: TokenState; children: ReactNode }

/**
 * A token's name, and below it in words that it only reads like a verified token's: anyone may take
 * it (behaviour 6.11).
 */
export function LookAlikeNote({ state, children }: LookAlikeNoteProps) {
  const text = lookAlikeText(state)
  if (text === undefined) return children
  return (
    <span className="flex min-w-0 flex-col">
      {children}
      <bdi className="text-2xs leading-[14px] font-normal [overflow-wrap:anywhere] text-warn">
        {text}
      </bdi>
    </span>
  )
}
