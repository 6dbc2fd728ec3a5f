import type { ReactNode } from 'react'
import type { GainsSource } from './gains-rows'
import { PRICE_OPENER } from '@/components/prices/price-controls'
import { SummaryFiles } from '@/components/summary/pair-details'
import { LinkButton } from '@/components/ui/button'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { Worth } from '@/lib/browser/gains/use-worth'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Gains } from '@/lib/domain/gains/gains'
import { priceLabel } from '@/lib/view/exchange-rates/currency-label'
import { provisionalText, unratedText } from '@/lib/view/exchange-rates/exchange-rate-label'
import {
  averageRemaining,
  type GainsView,
  hasValues,
  mismatchesText,
  uncountedTexts,
  withoutCostText,
  worthTimeText,
} from '@/lib/view/gains/gains-label'
import { tokenName } from '@/lib/view/tokens/token-label'

/** Shown below the method while no price is fetched (behaviour 26.7). */
const VALUES_FROM_TRADES = 'Values from your USDC and USDT trades'

type Shared = GainsSource & { gains: Gains }

type NotesProps = Shared & {
  view: GainsView
  /** Undefined if the gains aren't as of now. */
  worth: Worth | undefined
}

/** Says what is not counted and why, and the time of the current prices (behaviour 26.3, 26.7, 26.9). */
export function GainsNotes({ view, gains, worth, ...source }: NotesProps) {
  const { unpriced, unmeasured } = uncountedTexts(gains)
  const rateNotes = [unratedText(gains.unrated), provisionalText(gains.provisional)]
  const timeZone = useTimeZone()
  return (
    <ul className="shrink-0 px-4 text-xs leading-5 text-text-2 empty:hidden md:flex md:flex-wrap md:gap-x-4">
      {!source.prices.hasFetched && hasValues(gains, view) && <li>{VALUES_FROM_TRADES}</li>}
      {unpriced !== '' && <FetchNote>{unpriced}</FetchNote>}
      {unmeasured !== '' && <li>{unmeasured}</li>}
      {rateNotes.map((text) => text !== '' && <li key={text}>{text}</li>)}
      <MismatchNote {...source} mismatches={gains.mismatches} />
      {worth?.kind === 'known' && (
        <li>
          <TextWithFigures text={worthTimeText(worth.atMs, timeZone, worth.rate)} />
        </li>
      )}
      {worth?.kind === 'failed' && (
        <NoteWithLink text="Worth now: –">
          <LinkButton onClick={worth.retry}>Try again</LinkButton>
        </NoteWithLink>
      )}
    </ul>
  )
}

/** A note about missing prices, with the way to fetch them. */
function FetchNote({ children }: { children: string }) {
  return (
    <NoteWithLink text={children}>
      <LinkButton {...PRICE_OPENER}>Fetch USD prices</LinkButton>
    </NoteWithLink>
  )
}

function MismatchNote({
  mismatches,
  onShowMismatches,
}: {
  mismatches: number
  onShowMismatches: () => void
}) {
  const text = mismatchesText(mismatches)
  if (text === '') return null
  return (
    <NoteWithLink text={text}>
      <LinkButton onClick={onShowMismatches}>Show price mismatches</LinkButton>
    </NoteWithLink>
  )
}

function NoteWithLink({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <TextWithFigures text={text} />
      <span className="print:hidden">
        <span aria-hidden="true"> · </span>
        {children}
      </span>
    </li>
  )
}

/** What the rows have no room for, and the buttons that save and print the gains (behaviour 26.7). */
export function GainsDetails({ gains, method, ...source }: Shared & { method: CostMethod }) {
  const { tokens, mismatches, currency } = gains
  const { link, download } = source
  const { stateOf } = link
  const averages = tokens.flatMap((token) => {
    const average = averageRemaining(token, method)
    return average === undefined ? [] : { mint: token.mint, average: priceLabel(average, currency) }
  })
  const withoutCost = tokens.filter(({ soldWithoutCost }) => soldWithoutCost > 0n)
  return (
    <div className="divide-y divide-line">
      {averages.length > 0 && (
        <dl className="px-4 py-3 text-sm">
          <dt className="pb-1 text-text-2">Average cost of what remains</dt>
          {averages.map(({ mint, average }) => (
            <dd key={mint} translate="no" className="flex justify-between gap-4">
              <bdi className="min-w-0 truncate">{tokenName(stateOf(mint))}</bdi>
              <span className="whitespace-nowrap">{average}</span>
            </dd>
          ))}
        </dl>
      )}
      {(withoutCost.length > 0 || mismatches > 0) && (
        <ul className="flex flex-col gap-2 px-4 py-3 text-sm wrap-anywhere text-text-2">
          <MismatchNote {...source} mismatches={mismatches} />
          {withoutCost.map((token) => {
            const text = withoutCostText(token, stateOf(token.mint), currency)
            // What was bought without a price may get one.
            return token.soldUnpriced > 0n ? (
              <FetchNote key={token.mint}>{text}</FetchNote>
            ) : (
              <li key={token.mint}>
                <TextWithFigures text={text} />
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 px-4 py-3">
        <SummaryFiles download={download} hasSales />
      </div>
    </div>
  )
}
