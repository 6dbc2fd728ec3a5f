/** The shapes of the benchmark's wallets: six pairs, or hundreds with few orders each. */
export const SHAPES = ['large', 'long-tail'] as const
export type Shape = (typeof SHAPES)[number]

/** A wallet of the benchmark. */
export type BenchSize = { sample: Shape; trades: number; orders: number; pairs: number }

const LARGE_PAIRS = 6

export const BENCH_SIZES: readonly BenchSize[] = [
  { sample: 'large', trades: 150, orders: 12, pairs: LARGE_PAIRS },
  { sample: 'long-tail', trades: 150, orders: 12, pairs: 7 },
  { sample: 'large', trades: 1_000, orders: 60, pairs: LARGE_PAIRS },
  { sample: 'long-tail', trades: 1_000, orders: 60, pairs: 30 },
  { sample: 'large', trades: 5_000, orders: 400, pairs: LARGE_PAIRS },
  { sample: 'long-tail', trades: 5_000, orders: 2_000, pairs: 700 },
  { sample: 'large', trades: 20_000, orders: 1_000, pairs: LARGE_PAIRS },
  { sample: 'long-tail', trades: 20_000, orders: 2_000, pairs: 700 },
  { sample: 'large', trades: 100_000, orders: 2_000, pairs: LARGE_PAIRS },
  { sample: 'long-tail', trades: 100_000, orders: 2_000, pairs: 700 },
]

/** A wallet whose orders are on one screen: what pages cost that hold little. */
export const SMALLEST: BenchSize = { sample: 'long-tail', trades: 150, orders: 12, pairs: 7 }
