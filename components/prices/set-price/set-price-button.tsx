import { cn } from '@/components/ui/cn'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenText } from '@/lib/view/tokens/token-label'

type SetPriceButtonProps = {
  token: TokenState
  /** In Unix seconds. */
  minute: number
  /** Whether there is no price yet. */
  isMissing: boolean
  className?: string
}

/** Opens the dialog to type a token's price in a minute; `SetPrice` does it for all of them. */
export function SetPriceButton({ token, minute, isMissing, className }: SetPriceButtonProps) {
  return (
    <button
      type="button"
      data-set-price={token.mint}
      data-minute={minute}
      data-missing={isMissing ? '' : undefined}
      aria-label={`Set price of ${tokenText(token)}`}
      className={cn(
        // Over the target of a copy button, where the token stands on a line below.
        'relative z-1 block rounded text-xs leading-4 whitespace-nowrap quiet-link after:absolute after:-inset-x-2 after:-inset-y-1 phone:after:-inset-y-2 print:hidden',
        className,
      )}
    >
      Set price
    </button>
  )
}
