import type { TaxRow } from './tax-row'

/**
 * What a row says in words: its wallet where the file is of several (behaviour 21.9), order, both mints, the fee that is already off, and the trade's id, so
 * that no two rows are alike (behaviour 19.3, 19.5).
 */
export function taxNote({ id, wallet, orderType, orderKey, sent, received, fee }: TaxRow): string {
  return [
    ...(wallet === undefined ? [] : [`wallet ${wallet}`]),
    `Jupiter ${orderType} order ${orderKey}`,
    `sent mint ${sent.mint}`,
    `received mint ${received.mint}`,
    fee === undefined ? 'fee not known' : `fee ${fee} of the received token already off`,
    `trade ${id}`,
  ].join('; ')
}
