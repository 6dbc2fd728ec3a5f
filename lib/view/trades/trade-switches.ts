export type RateDirection = 'output per input' | 'input per output'

/** What the switches of the trades page choose for the summary, the chart and all rows (behaviour 5.8). */
export type TradeSwitches = {
  /** Whether output amounts are after the fee. */
  subtractFee: boolean
  rateDirection: RateDirection
}

export const DEFAULT_SWITCHES: TradeSwitches = {
  subtractFee: true,
  rateDirection: 'output per input',
}

export const SWAPPED_DIRECTION: Record<RateDirection, RateDirection> = {
  'output per input': 'input per output',
  'input per output': 'output per input',
}
