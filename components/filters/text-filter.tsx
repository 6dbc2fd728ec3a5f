import { SearchField } from '@/components/ui/search-field'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/text-match'

const WORDS = 'Filter by token, mint or transaction'

type TextFilterProps = { filters: TradesFilters; className?: string }

/** The text that an event's token, mint, order or transaction holds (behaviour 17.2). */
export function TextFilter({ filters, className }: TextFilterProps) {
  const { text, type, rest } = filters
  return (
    <SearchField
      aria-label={WORDS}
      placeholder={WORDS}
      maxLength={MAX_FILTER_TEXT_LENGTH}
      value={text}
      onType={type}
      onEnd={rest}
      {...(className !== undefined && { className })}
    />
  )
}
