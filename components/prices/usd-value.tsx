import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import { isFromTrade } from '@/lib/domain/prices/trade-prices'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { lookAlikeText, tokenText, withLookAlike } from '@/lib/view/tokens/token-label'
import { priceSourceLabel } from '@/lib/view/prices/price-source-label'
import { usdLabel, usdValue } from '@/lib/view/prices/usd-label'

type UsdValueProps = {
  /** Plain decimal text, in whole tokens. */
  amount: string
  price: SourcedPrice
  token: TokenState
  trade: Trade | undefined
}

/**
 * What an amount was worth; its tooltip (`PriceTooltip`) adds the price of one and where that comes
 * from (behaviour 8.6, 8.23).
 */
export function UsdValue({ amount, price, token, trade }: UsdValueProps) {
  const symbol = tokenText(token)
  const value = usdLabel(usdValue(amount, price.value))
  const priceLabel = usdLabel(price.value)
  const source = priceSourceLabel(
    price,
    trade !== undefined && isFromTrade(price, token.mint, trade),
  )
  return (
    <button
      type="button"
      data-usd-value={value}
      data-usd-symbol={symbol}
      data-usd-price={priceLabel}
      data-usd-source={source}
      data-usd-warning={lookAlikeText(token)}
      aria-label={`${value}, 1 ${withLookAlike(symbol, token)} = ${priceLabel}, ${source}`}
      className="relative ml-auto block max-w-full rounded text-right text-xs leading-4 [overflow-wrap:anywhere] text-text-3 after:absolute after:-inset-x-2 after:top-0 after:-bottom-2 md:after:-bottom-0.5"
    >
      {value}
    </button>
  )
}
