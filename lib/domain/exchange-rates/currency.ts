/** The currencies of gains. All but USD need exchange rates (behaviour 27.1). */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'CAD', 'JPY', 'INR', 'BRL'] as const
export type Currency = (typeof CURRENCIES)[number]
export type ForeignCurrency = Exclude<Currency, 'USD'>
