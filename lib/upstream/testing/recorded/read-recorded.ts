import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * For tests: reads a recorded or documented response. Fields that nobody parses and repetitive orders
 * are left out, and old samples have today's envelope. Sources, with commits of the repository jup-ag/docs:
 * - recurring-active-time, recurring-past-price: d4b95c9a (2025-03)
 * - trigger-active, trigger-past: 05e1f822 (2025-03)
 * - trigger-past-many-fills: cf9d3fc5, trigger-past-two-fills: ecbca379 (2024-07)
 * - newer-recurring: 6d216ce5, 1dda348 (2026-06); newer-empty: an unused wallet (2026-09)
 * - newer-triggers: a trigger made by hand, with its times in seconds, and a recurring order of 1dda348
 * - newer-recurring-scaled, token-search-scaled: made by hand after the schema, with figures of 2026-09
 * - birdeye-history: zazza123/cyhole dbdbcef (2025-03)
 * - birdeye-history-documented: Birdeye's reference (2024-09)
 */
export function readRecorded(name: string): string {
  return readFileSync(join(__dirname, `${name}.json`), 'utf8')
}
