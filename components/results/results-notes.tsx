import type { PriceOpener } from '@/components/prices/price-controls'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { DetailsPopover, SummaryFiles } from '@/components/summary/pair-details'
import { Popover } from '@/components/ui/popover'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { Worth } from '@/lib/browser/results/use-results'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import type { Results } from '@/lib/domain/results/results'
import {
  HIDDEN_PURCHASES,
  METHOD_NOTE,
  METHOD_TEXT,
  uncountedTexts,
  unmatchedText,
  worthTimeText,
} from '@/lib/view/results/results-label'

type ResultsHeadProps = { results: Results; stateOf: StateOf; download: SummaryDownload }

/** Names the method of the figures, explains it and offers the files (behaviour 26.7). */
export function ResultsHead({ results, stateOf, download }: ResultsHeadProps) {
  return (
    <div className="flex h-10 min-w-0 shrink-0 items-center justify-end gap-1 px-4 text-xs">
      <span className="mr-auto min-w-0 text-balance text-text-2">{METHOD_NOTE}</span>
      <Popover
        label="Learn more"
        button="Learn more"
        buttonProps={{ variant: 'ghost', size: 'small' }}
        className="right-0 w-80"
      >
        {() => <Method />}
      </Popover>
      <DetailsPopover>
        {() => <ResultsDetails {...{ results, stateOf, download }} />}
      </DetailsPopover>
    </div>
  )
}

export function Method() {
  return (
    <div className="flex flex-col gap-2 text-sm text-text-2">
      {METHOD_TEXT.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** What was sold but not bought here, token by token, and the files. */
export function ResultsDetails({ results, stateOf, download }: ResultsHeadProps) {
  const texts = results.tokens.flatMap((token) => unmatchedText(token, stateOf(token.mint)) || [])
  return (
    <div className="divide-y divide-line">
      {texts.length > 0 && (
        <ul className="flex flex-col gap-2 px-4 py-3 text-sm wrap-anywhere text-text-2">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 px-4 py-3">
        <SummaryFiles download={download} />
      </div>
    </div>
  )
}

type ResultsNotesProps = {
  results: Results
  isPurchaseHidden: boolean
  worth: Worth
  priceOpener: PriceOpener
}

/** Says what is not counted and why, and when the current prices are from (behaviour 26.3, 26.4, 26.9). */
export function ResultsNotes(props: ResultsNotesProps) {
  const { results, isPurchaseHidden, worth, priceOpener } = props
  const { unpriced, unmeasured } = uncountedTexts(results)
  const timeZone = useTimeZone()
  return (
    <ul className="shrink-0 px-4 text-xs leading-5 text-text-2 empty:hidden md:flex md:flex-wrap md:gap-x-4">
      {isPurchaseHidden && <li>{HIDDEN_PURCHASES}</li>}
      {unpriced !== '' && (
        <li>
          <span>{unpriced}</span>
          <span aria-hidden="true"> · </span>
          <NoteButton {...priceOpener}>Fetch USD prices</NoteButton>
        </li>
      )}
      {unmeasured !== '' && <li>{unmeasured}</li>}
      {worth.kind === 'known' && (
        <li>
          <TextWithFigures text={worthTimeText(worth.atMs, timeZone)} />
        </li>
      )}
      {worth.kind === 'failed' && (
        <li>
          <span>Worth now: –</span>
          <span aria-hidden="true"> · </span>
          <NoteButton onClick={worth.retry}>Try again</NoteButton>
        </li>
      )}
    </ul>
  )
}

function NoteButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="relative quiet-link after:absolute after:-inset-2 phone:after:-inset-3"
      {...props}
    />
  )
}
