/** How a sale finds its cost: by the average of its pool, or first in, first out (behaviour 26.2). */
export const COST_METHODS = ['average', 'fifo'] as const
export type CostMethod = (typeof COST_METHODS)[number]
