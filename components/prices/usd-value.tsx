import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenText } from '@/lib/view/tokens/token-label'
import { usdLabel, usdValue } from '@/lib/view/prices/usd-label'

type UsdValueProps = {
  /** Plain decimal text, in whole tokens. */
  amount: string
  /** Plain decimal text. */
  price: string
  token: TokenState
}

/** What an amount was worth; its tooltip (`PriceTooltip`) adds the price of one (behaviour 8.6). */
export function UsdValue({ amount, price, token }: UsdValueProps) {
  const symbol = tokenText(token)
  const value = usdLabel(usdValue(amount, price))
  const priceLabel = usdLabel(price)
  return (
    <button
      type="button"
      data-usd-value={value}
      data-usd-symbol={symbol}
      data-usd-price={priceLabel}
      aria-label={`${value}, 1 ${symbol} = ${priceLabel}`}
      className="relative ml-auto block max-w-full rounded text-right text-xs leading-4 [overflow-wrap:anywhere] text-text-3 after:absolute after:-inset-x-2 after:top-0 after:-bottom-2 md:after:-bottom-0.5"
    >
      {value}
    </button>
  )
}
