import { ChevronDown, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { AverageFigure, type ShownPairs, SumFigure } from './pair-parts'
import { digitGroups } from '@/components/amounts/exact-amount'
import { Button } from '@/components/ui/button'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { printStatement } from '@/lib/browser/gains/statement-store'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import { useSummaryDownload } from '@/lib/browser/summary/use-summary-download'
import { lumpSum } from '@/lib/domain/summary/pair-summary'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'
import { counted } from '@/lib/view/amounts/amount-label'
import {
  averageRate,
  lumpSumText,
  pricedText,
  summaryText,
  unknownFeesLabel,
  unmeasuredLabel,
} from '@/lib/view/summary/summary-label'
import { localDate, zoneLabel } from '@/lib/view/time/local-date'
import { tokenText } from '@/lib/view/tokens/token-label'
import { SWAPPED_DIRECTION } from '@/lib/view/trades/trade-switches'
import { Popover } from '@/components/ui/popover'

type PairDetailsProps = { shownPairs: ShownPairs; download: SummaryDownload }

/** The figures that a pair's row lacks, and the buttons that copy, save and print the summary (behaviour 18.2, 18.9). */
export function PairDetails({ shownPairs, download }: PairDetailsProps) {
  const { selected: pair } = shownPairs
  const { rateDirection } = shownPairs.switches
  const timeZone = useTimeZone()
  const { input, output, firstTrade, lastTrade } = pair
  const lump = output.kind === 'known' && lumpSum(pair, pair.side, output.token.decimals)
  return (
    <div className="divide-y divide-line">
      <dl className="divide-y divide-line text-sm">
        <Line name="Deposited" more={`in ${counted(pair.deposits, 'deposit')}`}>
          <SumFigure amount={pair.deposited} token={input} />
        </Line>
        {pair.refundedOrders > 0 && (
          <Line name="Refunded" more={`from ${counted(pair.refundedOrders, 'order')}`}>
            <SumFigure amount={pair.refunded} token={input} />
          </Line>
        )}
        <Line name="Fees" more={unknownFeesLabel(pair.unknownFees)}>
          <SumFigure amount={pair.fees} token={output} />
        </Line>
        {pair.unmeasured > 0 && (
          <Line name="Not included">
            <span className="text-text-2">{unmeasuredLabel(pair)}</span>
          </Line>
        )}
        <DateLine name="First trade" trade={firstTrade} />
        <DateLine name="Last trade" trade={lastTrade} />
        <Line name="Inverse rate">
          <AverageFigure average={averageRate(pair, SWAPPED_DIRECTION[rateDirection])} />
        </Line>
        {pair.usdValue && (
          <Line name="USD values">
            <span className="text-text-2">{pricedText(pair.trades, pair.usdValue)}</span>
          </Line>
        )}
      </dl>
      {lump && firstTrade && (
        <p translate="no" className="px-4 py-2 text-sm wrap-break-word text-text-2">
          {lumpSumText(lump, tokenText(output), localDate(firstTrade.date, timeZone).day)}
        </p>
      )}
      <div className="flex flex-wrap gap-2 px-4 py-3 print:hidden">
        <Button
          data-copy=""
          data-copy-label="Copy as text"
          // The text may be long, so it is built only on a click. Then `useCopyFeedback` copies it.
          onClick={({ currentTarget }) => {
            currentTarget.dataset.copy = summaryText(shownPairs.pairs, { rateDirection, timeZone })
          }}
          className="icon-copy data-copied:icon-copied"
        >
          Copy as text
        </Button>
        <SummaryFiles download={download} />
      </div>
    </div>
  )
}

function Line({ name, more, children }: { name: string; more?: string; children: ReactNode }) {
  return (
    // On small phones, a long name wraps before a figure does.
    <div className="grid min-h-10 grid-cols-[auto_auto] items-center gap-4 px-4 py-1 md:min-h-8">
      <dt className="text-text-2">{name}</dt>
      <dd className="text-right wrap-break-word">
        <span>{children}</span>
        {more && (
          <>
            {' '}
            <span className="inline-block max-w-full text-text-3">{digitGroups(more)}</span>
          </>
        )}
      </dd>
    </div>
  )
}

function DateLine({ name, trade }: { name: string; trade: MeasuredTrade | undefined }) {
  const timeZone = useTimeZone()
  if (!trade) return <Line name={name}>–</Line>
  const { date } = trade
  const { day, time } = localDate(date, timeZone)
  return (
    <Line name={name}>
      <time dateTime={date} translate="no">
        <span>{day}</span> <span className="text-text-2">{time}</span>{' '}
        <span className="text-text-3">{zoneLabel(date, timeZone)}</span>
      </time>
    </Line>
  )
}

export const statementCode = lazyCode(
  async () => (await import('@/components/gains/statement')).Statement,
)

type SummaryFilesProps = { download: SummaryDownload; hasSales?: boolean }

/** The buttons 'Download summary', which saves the shown view, 'Download sales' and 'Print statement' (behaviour 26.11). */
export function SummaryFiles({ download, hasSales = false }: SummaryFilesProps) {
  const { isBusy, preload, start, startSales, loadRates } = useSummaryDownload(download)
  return (
    <>
      <Button
        {...focusTarget('file summary')}
        isBusy={isBusy}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={start}
      >
        <Download size={16} />
        Download summary
      </Button>
      {hasSales && (
        <Button isBusy={isBusy} onPointerEnter={preload} onFocus={preload} onClick={startSales}>
          <Download size={16} />
          Download sales
        </Button>
      )}
      <Button
        onPointerEnter={statementCode.preload}
        onFocus={statementCode.preload}
        onClick={({ currentTarget }) => printStatement(statementCode, currentTarget, loadRates)}
      >
        <Printer size={16} />
        Print statement
      </Button>
    </>
  )
}

export function DetailsPopover({ children }: { children: ReactNode }) {
  return (
    <Popover
      label="Details"
      button={
        <>
          Details
          <ChevronDown size={14} />
        </>
      }
      buttonProps={{ variant: 'ghost', size: 'small' }}
      className="right-0 w-[380px] p-0!"
    >
      {() => children}
    </Popover>
  )
}
