import cn from 'clsx'
import { ArrowRightLeft, Coins, ListFilter, type LucideIcon, Receipt } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { DateFields } from '@/components/filters/date-filter'
import { PriceFilter } from '@/components/filters/filter-bar'
import {
  KindFilter,
  OrderFilter,
  PairFilter,
  TextFilter,
  WalletFilter,
} from '@/components/filters/filter-fields'
import { swapRate, toggleFee, useTradeSwitches } from './trade-switches'
import type { FilterChoices } from '@/lib/browser/trades/use-trades-screen'
import { PRICE_OPENER, PriceControls } from '@/components/prices/price-controls'
import { dialogOpener, DialogPlace } from '@/components/dialogs/dialog-place'
import { Button } from '@/components/ui/button'
import { Segments } from '@/components/ui/segments'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { CLEAR_FILTERS } from '@/lib/view/filters/filter-label'
import { newerFeesText } from '@/lib/view/order-lists/order-list-label'

/** A larger count has no room next to its icon. */
const MAX_BADGE = 999

export type PhoneTab = 'trades' | 'summary'

type PhoneToolsProps = {
  tab: PhoneTab
  onTab: (tab: PhoneTab) => void
  choices: FilterChoices
}

/** The tabs of the trades page on phones, and the four tools below them (behaviour 5.13). */
export function PhoneTools({ tab, onTab, choices }: PhoneToolsProps) {
  const { subtractFee, rateDirection } = useTradeSwitches()
  const { prices, usd, link, rows } = choices
  const feeNote = newerFeesText(link.selected)
  const isSwapped = rateDirection === 'input per output'
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <Segments
        label="View"
        options={[
          { value: 'trades', text: 'Trades' },
          { value: 'summary', text: 'Summary' },
        ]}
        value={tab}
        onChoose={onTab}
      />
      <div
        {...focusTarget('filter bar')}
        data-slot="filter-bar"
        className="grid grid-cols-4 gap-2 tight:grid-cols-2"
      >
        <Tool
          {...dialogOpener('filters')}
          icon={ListFilter}
          name="Filters"
          badge={rows.filterCount}
          badgeUnit="active"
        />
        <Tool
          {...dialogOpener('price sheet')}
          {...focusTarget('price sheet')}
          icon={Coins}
          name="USD prices"
          badge={prices.unanswered}
          badgeUnit="missing"
          isOn={usd.isOn}
        />
        <Tool
          icon={Receipt}
          name="Subtract fee"
          isOn={subtractFee}
          aria-pressed={subtractFee}
          aria-description={feeNote}
          title={feeNote}
          onClick={toggleFee}
        />
        <Tool
          icon={ArrowRightLeft}
          name="Swap rate"
          isOn={isSwapped}
          aria-pressed={isSwapped}
          onClick={swapRate}
        />
      </div>
    </div>
  )
}

/** The sheets of two tools. The trades page renders them, so they stay open if the window becomes wider. */
export function PhoneSheets(choices: FilterChoices) {
  const afterClose = useRef<() => void>(undefined)
  return (
    <>
      <DialogPlace
        name="filters"
        props={({ onClose, returnFocus }) => ({
          title: 'Filters',
          onClose,
          returnFocus: () => {
            returnFocus()
            afterClose.current?.()
            afterClose.current = undefined
          },
          children: (
            <FiltersSheet
              {...choices}
              onClose={onClose}
              onNextMissing={() => {
                afterClose.current = choices.onNextMissing
                onClose()
              }}
            />
          ),
        })}
      />
      <DialogPlace
        name="price sheet"
        props={(closing) => ({
          ...closing,
          title: 'USD prices',
          children: (
            <div className="px-5 pb-5">
              <PriceControls
                {...choices}
                opener={{
                  ...PRICE_OPENER,
                  onClick: (press) => {
                    // The sheet would cover the message at the end of a price run.
                    closing.onClose()
                    PRICE_OPENER.onClick(press)
                  },
                }}
              />
            </div>
          ),
        })}
      />
    </>
  )
}

function FiltersSheet({ onClose, ...choices }: FilterChoices & { onClose: () => void }) {
  const { filtering, rows } = choices
  const fields = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={fields} className="flex flex-col gap-3 px-5">
        <TextFilter {...choices} />
        <KindFilter {...choices} />
        <PairFilter {...choices} />
        <OrderFilter {...choices} />
        <WalletFilter {...choices} />
        <DateFields filtering={filtering} />
        <PriceFilter {...choices} />
      </div>
      <div className="sticky bottom-0 mt-3 flex items-center justify-between gap-3 border-t border-line bg-raised px-5 py-3">
        <span className="text-sm text-text-2">{rows.rowsText}</span>
        <span className="flex gap-2">
          <Button
            variant="ghost"
            disabled={!rows.isFiltered}
            onClick={({ detail }) => {
              // By keyboard, the focus would be lost with the disabled button (behaviour 17.7).
              if (detail === 0) fields.current?.querySelector('input')?.focus()
              filtering.clear()
            }}
          >
            {CLEAR_FILTERS}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </span>
      </div>
    </>
  )
}

type ToolProps = ComponentProps<'button'> & {
  icon: LucideIcon
  name: string
  badge?: number | undefined
  /** Tells screen readers what the badge counts. */
  badgeUnit?: string
  isOn?: boolean
}

function Tool({ icon: Icon, name, badge = 0, badgeUnit, isOn = false, ...props }: ToolProps) {
  return (
    <button
      type="button"
      className={cn(
        'relative flex min-h-13 flex-col items-center justify-center gap-1 rounded-lg border text-xs font-medium transition-colors duration-120',
        isOn ? 'border-control bg-hover' : 'border-line-2 bg-surface',
      )}
      {...props}
    >
      <Icon size={18} className={isOn ? 'text-accent-text' : 'text-text-2'} />
      <span>{name}</span>{' '}
      {badge > 0 && (
        <span className="absolute -top-[9px] -right-1 rounded-full bg-line-2 px-1.5 text-2xs text-text">
          <span translate="no">{badge > MAX_BADGE ? `${MAX_BADGE}+` : badge}</span>
          <span className="sr-only">{` ${badgeUnit}`}</span>
        </span>
      )}
    </button>
  )
}
