import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSliced } from '@/lib/browser/time/use-sliced'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { FileContent } from '@/lib/view/csv/file-marks'
import { fileWallets } from '@/lib/view/csv/file-wallets'
import { taxCounts } from '@/lib/view/tax-files/tax-counts'
import type { TaxFormat } from '@/lib/view/tax-files/tax-format'
import { earlierExports } from './exported-trades'
import { type DisplayedTrades, gatheredTrades } from './gathered-trades'
import { startTaxExport } from './start-tax-export'

export type TaxExportOf = FileContent & DisplayedTrades

/**
 * The trades that a tax file would hold, of which wallets, and how one is made (behaviour 19.13, 19.15,
 * 21.11). They are gathered and counted in slices: `fresh`, `counts` and `start` are undefined until
 * they are, and `trades` are all that are displayed (behaviour 19.16).
 */
export function useTaxExport(
  { events, orders, walletOf, ...content }: TaxExportOf,
  answers: PriceAnswers,
) {
  const client = useQueryClient()
  const [earlier] = useState(() =>
    earlierExports(content.wallets.map(({ userAddress }) => userAddress)),
  )
  const [isOnlyNew, setIsOnlyNew] = useState(false)
  const gather = useMemo(
    () => () => gatheredTrades({ events, orders, walletOf }, earlier),
    [events, orders, walletOf, earlier],
  )
  const gathered = useSliced(gather)
  const count = useMemo(
    () =>
      gathered &&
      function* () {
        const { wallet, fresh } = gathered
        const all = yield* taxCounts(wallet.trades, wallet.idOf, answers)
        return { all, fresh: yield* taxCounts(fresh, wallet.idOf, answers) }
      },
    [gathered, answers],
  )
  const counted = useSliced(count)

  const displayed = useMemo(() => events.filter(({ kind }) => kind === 'trade'), [events])
  const all = gathered?.wallet.trades ?? displayed
  const fresh = gathered?.fresh
  const trades = (isOnlyNew && fresh) || all
  // A wallet may have deposits alone among the rows.
  const wallets = useMemo(() => fileWallets(content.wallets, trades), [content.wallets, trades])
  return {
    ...{ earlier, isOnlyNew, setIsOnlyNew, all, fresh, trades, wallets },
    counts: isOnlyNew ? counted?.fresh : counted?.all,
    start:
      gathered &&
      ((format: TaxFormat) => {
        const chosen = isOnlyNew ? gathered.fresh : gathered.wallet.trades
        const wanted = { ...content, ...gathered.wallet, wallets, format, trades: chosen }
        void startTaxExport(client, wanted)
      }),
  }
}
