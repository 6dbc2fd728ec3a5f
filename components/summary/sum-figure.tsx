import { AmountDigits } from '@/components/amounts/exact-amount'
import { UnitSymbol } from '@/components/tokens/unit-symbol'
import type { TokenState } from '@/lib/domain/tokens/token'
import { usdLabel } from '@/lib/view/prices/usd-label'
import { tokenSymbol } from '@/lib/view/tokens/token-label'

type SumFigureProps = {
  /** Plain decimal text. */
  amount: string
  token: TokenState
  /** What it was worth, if that is shown. */
  usd?: string | undefined
}

/** A sum with its unit, every digit of it, and its USD value below. */
export function SumFigure({ amount, token, usd }: SumFigureProps) {
  return (
    <>
      <span data-slot="figure">
        <AmountDigits amount={amount} />
        {token.kind === 'known' && (
          <>
            {' '}
            <UnitSymbol symbol={tokenSymbol(token.token)} />
          </>
        )}
      </span>
      {usd !== undefined && <span className="block text-2xs text-text-3">{usdLabel(usd)}</span>}
    </>
  )
}
