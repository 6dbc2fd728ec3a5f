import Big from 'big.js'

const DECIMALS = 8
const HALF_UP = 1
const FITTING = new RegExp(`^\\d+(\\.\\d{1,${DECIMALS}})?$`)
/** More decimals than that, zeros at the end not counted. */
const LONGER = new RegExp(`\\.\\d{${DECIMALS}}\\d*[1-9]`)

/** An amount with at most 8 decimals, rounded half up (behaviour 19.8). */
export function eightDecimals(amount: string): string {
  return FITTING.test(amount) ? amount : new Big(amount).round(DECIMALS, HALF_UP).toFixed()
}

/** Whether 8 decimals change an amount (behaviour 19.8). */
export function isRounded(amount: string): boolean {
  return LONGER.test(amount)
}

/** Whether 8 decimals leave nothing of an amount (behaviour 19.8). */
export function becomesZero(amount: string): boolean {
  return isRounded(amount) && new Big(eightDecimals(amount)).eq(0)
}

/** The amounts of a row before they were rounded; undefined where none is (behaviour 19.8). */
export function exactAmounts(sent: string, received: string): string | undefined {
  const exact = [
    ...(isRounded(sent) ? [`sent ${sent}`] : []),
    ...(isRounded(received) ? [`received ${received}`] : []),
  ]
  return exact.length === 0 ? undefined : `rounded to 8 decimals from ${exact.join(' and ')}`
}
