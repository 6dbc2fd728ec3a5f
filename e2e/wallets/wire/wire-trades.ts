import { amountFields, baseUnits } from './wire-amount'
import type { Fill } from './wire-fill'
import { marketOutput, usdcValue } from './market-price'
import { mockAddress, mockSignature } from './mock-address'
import type { MockToken } from './mock-tokens'
import type { WireOrder } from './wire-order-list'
import { unixSeconds } from './wire-date'

const KEEPERS = ['one', 'two', 'three'].map((name) => mockAddress(`perijove keeper ${name}`))

/** A fill in base units. */
export type ExactFill = { fill: Fill; input: bigint; output: bigint; fee: bigint; usdc: bigint }

/**
 * Returns the fills of a recurring order. The fee is 0.1 % of what the market gave, and the rest is the
 * output.
 */
export function recurringFills(
  fills: readonly Fill[],
  from: MockToken,
  to: MockToken,
): ExactFill[] {
  return fills.map((fill) => {
    const at = unixSeconds(fill.at)
    const input = baseUnits(fill.input, from.decimals)
    const usdc = usdcValue(input, from, at)
    if (fill.output === undefined) {
      const gross = marketOutput(input, from, to, at)
      return { fill, input, usdc, output: gross - gross / 1000n, fee: gross / 1000n }
    }
    const output = baseUnits(fill.output, to.decimals)
    const fee = fill.fee === undefined ? output / 999n : baseUnits(fill.fee, to.decimals)
    return { fill, input, usdc, output, fee }
  })
}

/**
 * Returns the fills of a trigger at its limit price. The outputs of a filled order sum up to its
 * takingAmount.
 */
export function triggerFills(
  fills: readonly Fill[],
  from: MockToken,
  to: MockToken,
  limit: { making: bigint; taking: bigint },
): ExactFill[] {
  let spent = 0n
  return fills.map((fill) => {
    const input = baseUnits(fill.input, from.decimals)
    const before = (limit.taking * spent) / limit.making
    spent += input
    const atLimit = (limit.taking * spent) / limit.making - before
    const output = fill.output === undefined ? atLimit : baseUnits(fill.output, to.decimals)
    const fee = fill.fee === undefined ? output / 1000n : baseUnits(fill.fee, to.decimals)
    return { fill, input, output, fee, usdc: usdcValue(input, from, unixSeconds(fill.at)) }
  })
}

/** Returns the sum of one part of an order's fills. */
export function sumOf(fills: readonly ExactFill[], part: 'input' | 'output' | 'usdc'): bigint {
  return fills.reduce((sum, fill) => sum + fill[part], 0n)
}

/** Returns the trades of an order as its list sends them, the newest first. */
export function wireTrades(
  order: { orderKey: string; from: MockToken; to: MockToken; isPriceBased: boolean },
  fills: readonly ExactFill[],
): WireOrder[] {
  let spentUsdc = 0n
  const oldestFirst = fills.map(({ fill, input, output, fee, usdc }, index) => {
    spentUsdc += usdc
    return {
      orderKey: order.orderKey,
      keeper: KEEPERS[index % KEEPERS.length],
      inputMint: order.from.mint,
      outputMint: order.to.mint,
      ...amountFields('inputAmount', input, order.from.decimals),
      ...amountFields('outputAmount', output, order.to.decimals),
      feeMint: order.to.mint,
      ...amountFields('feeAmount', fee, order.to.decimals),
      txId: mockSignature(`${order.orderKey} trade ${fill.transaction ?? index}`),
      confirmedAt: fill.at,
      action: 'Fill',
      productMeta: order.isPriceBased
        ? { new_actual_usdc_value: spentUsdc.toString(), value: usdc.toString() }
        : null,
    }
  })
  return oldestFirst.reverse()
}
