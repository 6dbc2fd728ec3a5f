import { sumOf } from './decimal-sum'

/**
 * Returns a trade's total: its net plus its fee, exact (behaviour 7.4, 9.5). Without a known fee that
 * is the net (behaviour 7.8). All are plain decimal text in whole tokens.
 */
export function totalOutput(net: string, fee: string | undefined): string {
  return fee === undefined ? net : sumOf([net, fee])
}
