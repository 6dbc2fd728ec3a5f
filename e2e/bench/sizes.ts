/** A wallet of the benchmark. */
export type BenchSize = { trades: number; orders: number }

export const BENCH_SIZES: readonly BenchSize[] = [
  { trades: 150, orders: 12 },
  { trades: 1_000, orders: 60 },
  { trades: 5_000, orders: 400 },
  { trades: 20_000, orders: 1_000 },
  { trades: 100_000, orders: 2_000 },
]
