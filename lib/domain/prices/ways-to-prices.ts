/** The two ways to prices: with a Birdeye key, or from the trades and DefiLlama (behaviour 8.30). */
export const PRICE_WAYS = ['birdeye', 'keyless'] as const
export type PriceWay = (typeof PRICE_WAYS)[number]
