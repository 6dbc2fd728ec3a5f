import { SetPriceButton } from './set-price/set-price-button'
import { UsdValue } from './usd-value'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'

/** An amount whose USD value is to be shown. */
export type Worth = {
  /** Plain decimal text, in whole tokens. */
  amount: string
  token: TokenState
  /** Of the token in that minute; undefined where none is known. */
  price: SourcedPrice | undefined
  /** The minute that the price is of, in Unix seconds. */
  minute: number
  /** Its trade; undefined for deposits and refunds. */
  trade: Trade | undefined
  /** Whether the two sides of that trade differ. */
  isMarked: boolean
}

/** What stands under an amount: its USD value, or the way to type one (behaviour 8.6, 8.25). */
export function UsdLine({ worth }: { worth: Worth }) {
  const { amount, token, price, minute, trade } = worth
  return price ? (
    <UsdValue amount={amount} price={price} token={token} trade={trade} />
  ) : (
    <SetPriceButton token={token} minute={minute} isMissing className="ml-auto" />
  )
}

/** What a cell shows of an amount's worth; undefined where `minute` is: USD is not shown then. */
export function worthOf(
  amount: string,
  token: TokenState,
  price: SourcedPrice | undefined,
  minute: number | undefined,
  trade?: Trade,
  isMarked = false,
): Worth | undefined {
  return minute === undefined ? undefined : { amount, token, price, minute, trade, isMarked }
}
