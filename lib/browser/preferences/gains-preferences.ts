import { CURRENCIES } from '@/lib/domain/exchange-rates/currency'
import { COST_METHODS } from '@/lib/domain/gains/cost-method'
import { storedChoice } from '@/lib/browser/storage/local-storage'

/** How sales find their costs in the summary, the statement and the files (behaviour 26.7). */
export const costMethodPreference = storedChoice('costMethod', COST_METHODS, 'average')

/** The currency of gains (behaviour 27.1). */
export const currencyPreference = storedChoice('currency', CURRENCIES, 'USD')
