import type { ReactNode } from 'react'
import { AverageFigure, SumFigure } from './pair-figures'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/count-label'
import { averageRate, pricedText, unknownFeesLabel } from '@/lib/view/summary/summary-label'
import { localDate } from '@/lib/view/time/local-date'
import { zoneLabel } from '@/lib/view/time/time-zone-label'
import { SWAPPED_DIRECTION, type TradeSwitches } from '@/lib/view/trades/rate-label'

type SummaryDetailProps = {
  pair: PairSummary
  stateOf: (mint: string) => TokenState
  switches: TradeSwitches
}

/** What a pair's row has no room for (behaviour 18.2). */
export function SummaryDetail({ pair, stateOf, switches }: SummaryDetailProps) {
  const [input, output] = [stateOf(pair.inputMint), stateOf(pair.outputMint)]
  const rateDirection = SWAPPED_DIRECTION[switches.rateDirection]
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-2 text-sm md:grid-cols-3 lg:flex lg:flex-wrap">
      <Item name="Deposited" more={`in ${counted(pair.deposits, 'order')}`}>
        <SumFigure amount={pair.deposited} token={input} />
      </Item>
      {pair.refunds > 0 && (
        <Item name="Refunded" more={`from ${counted(pair.refunds, 'order')}`}>
          <SumFigure amount={pair.refunded} token={input} />
        </Item>
      )}
      <Item name="Fees" more={unknownFeesLabel(pair)}>
        <SumFigure amount={pair.fees} token={output} />
      </Item>
      <DateItem name="First trade" date={pair.firstTrade} />
      <DateItem name="Last trade" date={pair.lastTrade} />
      <Item name="Inverse rate">
        <AverageFigure average={averageRate(pair, input, output, { ...switches, rateDirection })} />
      </Item>
      {pair.usdValue && (
        <Item name="USD values">
          <span className="text-text-2">{pricedText(pair.trades, pair.usdValue)}</span>
        </Item>
      )}
    </dl>
  )
}

type ItemProps = { name: string; more?: string; children: ReactNode }

function Item({ name, more = '', children }: ItemProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd>
        {children}
        {more !== '' && <span className="text-text-3"> {more}</span>}
      </dd>
    </div>
  )
}

function DateItem({ name, date }: { name: string; date: string | undefined }) {
  const timeZone = useTimeZone()
  if (date === undefined) return <Item name={name}>–</Item>
  const { day, time } = localDate(date, timeZone)
  return (
    <Item name={name}>
      <time dateTime={date}>
        {day} <span className="text-text-2">{time}</span>{' '}
        <span className="text-text-3">{zoneLabel(date, timeZone)}</span>
      </time>
    </Item>
  )
}
