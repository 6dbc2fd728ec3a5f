import type { Fixed } from '@/lib/domain/amounts/decimal'
import type { CostMethod } from './cost-method'

/** What a pool holds. `cost` is that of `amountWithCost`, the part whose cost is known. */
export type Holding = { amount: Fixed; amountWithCost: Fixed; cost: Fixed }

export const NOTHING_HELD: Holding = { amount: 0n, amountWithCost: 0n, cost: 0n }

/** A purchase. Its cost is unknown if its trade has no price. */
export type Lot = { date: string; amount: Fixed; cost: Fixed | undefined }

/**
 * A part of a sale with one origin: a lot, several lots ('various'), or 'never bought' in these orders. Only a part
 * that was bought can have a known cost.
 */
export type SalePart = {
  amount: Fixed
  cost: Fixed | undefined
  acquired: { date: string } | 'various' | 'never bought'
  /** What the pool holds after this part. */
  holding: Holding
}

/** The purchases of one token that no sale has used. */
export type Pool = {
  readonly mint: string
  holding: () => Holding
  /** Adds a purchase of more than 0. */
  buy: (lot: Lot) => void
  /** Takes an amount out of the pool, and returns the parts of the sale. */
  sell: (amount: Fixed) => SalePart[]
}

export function createPool(method: CostMethod, mint: string): Pool {
  return method === 'average' ? createAveragePool(mint) : createFifoPool(mint)
}

/** All lots have one average cost. A sale uses what has a known cost first, then the rest (behaviour 26.2). */
function createAveragePool(mint: string): Pool {
  let holding = NOTHING_HELD
  let purchases = 0
  let firstDate = ''
  return {
    mint,
    holding: () => holding,
    buy: ({ date, amount, cost }) => {
      if (purchases === 0) firstDate = date
      purchases += 1
      holding = withLot(holding, { amount, cost })
    },
    sell: (amount) => {
      const acquired = purchases === 1 ? { date: firstDate } : 'various'
      const parts: SalePart[] = []
      const take = (part: Fixed, cost: Fixed | undefined) => {
        if (part === 0n) return
        holding = withoutPart(holding, { amount: part, cost })
        parts.push({ amount: part, cost, acquired, holding })
      }
      const withCost = lesser(amount, holding.amountWithCost)
      take(withCost, share(holding.cost, withCost, holding.amountWithCost))
      take(lesser(amount - withCost, holding.amount - holding.amountWithCost), undefined)
      return withNeverBought(parts, amount, holding)
    },
  }
}

/** A sale uses the oldest lots first, whether or not their cost is known (behaviour 26.2). */
function createFifoPool(mint: string): Pool {
  let holding = NOTHING_HELD
  const lots: Lot[] = []
  // Dropping used lots from the front of an array takes time for each of the others.
  let first = 0
  return {
    mint,
    holding: () => holding,
    buy: (lot) => {
      lots.push(lot)
      holding = withLot(holding, lot)
    },
    sell: (amount) => {
      const parts: SalePart[] = []
      let rest = amount
      for (let lot = lots[first]; lot && rest > 0n; lot = lots[first]) {
        const part = lesser(rest, lot.amount)
        const cost = lot.cost === undefined ? undefined : share(lot.cost, part, lot.amount)
        holding = withoutPart(holding, { amount: part, cost })
        parts.push({ amount: part, cost, acquired: { date: lot.date }, holding })
        if (part === lot.amount) first += 1
        else lots[first] = { ...lot, ...lessOf(lot, { amount: part, cost }) }
        rest -= part
      }
      return withNeverBought(parts, amount, holding)
    },
  }
}

type AmountAndCost = { amount: Fixed; cost: Fixed | undefined }

function withLot(holding: Holding, { amount, cost }: AmountAndCost): Holding {
  return {
    amount: holding.amount + amount,
    amountWithCost: holding.amountWithCost + (cost === undefined ? 0n : amount),
    cost: holding.cost + (cost ?? 0n),
  }
}

function withoutPart(holding: Holding, { amount, cost }: AmountAndCost): Holding {
  return withLot(holding, { amount: -amount, cost: cost === undefined ? undefined : -cost })
}

/** Returns what is left of a lot. It keeps the remainder of the division (behaviour 26.2). */
function lessOf(lot: Lot, { amount, cost = 0n }: AmountAndCost): AmountAndCost {
  return {
    amount: lot.amount - amount,
    cost: lot.cost === undefined ? undefined : lot.cost - cost,
  }
}

/** Adds the part of a sale that these orders never bought, if there is one. It comes last. */
function withNeverBought(parts: SalePart[], amount: Fixed, holding: Holding): SalePart[] {
  const rest = parts.reduce((left, part) => left - part.amount, amount)
  if (rest > 0n) parts.push({ amount: rest, cost: undefined, acquired: 'never bought', holding })
  return parts
}

/** Returns a part's share of a whole, rounded down; 0 if the part is 0. */
export function share(whole: Fixed, part: Fixed, ofAmount: Fixed): Fixed {
  return part === 0n ? 0n : (whole * part) / ofAmount
}

function lesser(a: Fixed, b: Fixed): Fixed {
  return a < b ? a : b
}
