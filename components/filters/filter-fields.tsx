import { useCallback, useMemo, useState } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { Segments } from '@/components/ui/segments'
import { Select } from '@/components/ui/select'
import type { FilterChoices } from '@/lib/browser/trades/use-trades-screen'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { isOfPair } from '@/lib/domain/filters/event-filters'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/order-filters'
import type { Order } from '@/lib/domain/orders/order'
import {
  type FilterOption,
  KIND_WORDS,
  loadingOrderOption,
  loadingPairOption,
  orderOptions,
  pairOptions,
} from '@/lib/view/filters/filter-label'

/** With more orders than this, the options are made when the menu is about to open. */
const MAX_READY_ORDERS = 200

type FieldProps = FilterChoices & { className?: string | undefined }

/** Filters by a text in token, mint, order key or signature (behaviour 17.2). */
export function TextFilter({ filtering: { text, setText, flush }, className }: FieldProps) {
  return (
    <SearchField
      label="Filter by token, mint or transaction"
      maxLength={MAX_FILTER_TEXT_LENGTH}
      value={text}
      onType={setText}
      onEnd={flush}
      className={className}
    />
  )
}

/** Filters by deposits, trades or refunds (behaviour 17.3). */
export function KindFilter({ filtering, rows }: FieldProps) {
  const options = [
    { value: 'all', text: 'All' } as const,
    ...rows.kinds.map((kind) => ({ value: kind, text: KIND_WORDS[kind] })),
  ]
  return (
    <Segments
      label="Type"
      options={options}
      value={filtering.filters.kind ?? 'all'}
      onChoose={(value) => filtering.choose({ kind: value === 'all' ? undefined : value })}
    />
  )
}

/** Filters by a pair of the selected orders (behaviour 17.3). */
export function PairFilter({ filtering, link, className }: FieldProps) {
  const { selected: orders, stateOf } = link
  const { pair } = filtering.filters
  const order = pair && orders.find((one) => isOfPair(pair, one))
  const options = useCallback(() => pairOptions(orders, stateOf), [orders, stateOf])
  return (
    <FilterSelect
      label="Pair"
      allLabel="All pairs"
      options={options}
      isReady={orders.length <= MAX_READY_ORDERS}
      chosen={
        order ? pairOptions([order], stateOf)[0] : pair && link.isLoading && loadingPairOption(pair)
      }
      onChoose={(value) => {
        const [input = '', output = ''] = value?.split(' ') ?? []
        filtering.choose({ pair: value === undefined ? undefined : { input, output } })
      }}
      className={className}
    />
  )
}

/** Filters by a selected order. With several wallets, each order is named with its wallet (behaviour 17.3, 21.4). */
export function OrderFilter({ filtering, link, className }: FieldProps) {
  const { selected: orders, walletChoices, walletOf, stateOf } = link
  const timeZone = useTimeZone()
  const labels = useWalletLabels(walletChoices)
  const optionsOf = useCallback(
    (offered: readonly Order[]) =>
      orderOptions(
        offered,
        stateOf,
        timeZone,
        (one) => labels[walletChoices.indexOf(walletOf(one))],
      ),
    [stateOf, timeZone, labels, walletChoices, walletOf],
  )
  const options = useCallback(() => optionsOf(orders), [optionsOf, orders])
  const { key } = filtering.filters
  const order = key === undefined ? undefined : orders.find((one) => one.orderKey.startsWith(key))
  return (
    <FilterSelect
      label="Order"
      allLabel="All orders"
      options={options}
      isReady={orders.length <= MAX_READY_ORDERS}
      chosen={
        order
          ? optionsOf([order])[0]
          : key !== undefined && link.isLoading && loadingOrderOption(key)
      }
      onChoose={(chosen) => filtering.choose({ key: chosen })}
      className={className}
    />
  )
}

/** Filters by a wallet; renders nothing if there is only one (behaviour 21.4). */
export function WalletFilter({ filtering, link: { walletChoices } }: FieldProps) {
  const { wallet } = filtering.filters
  const labels = useWalletLabels(walletChoices)
  if (walletChoices.length === 0) return null
  const options = walletChoices.map((value, index) => ({ value, text: labels[index] ?? value }))
  return (
    <FilterSelect
      label="Wallet"
      allLabel="All wallets"
      options={() => options}
      isReady
      chosen={options.find((one) => wallet && one.value.startsWith(wallet))}
      onChoose={(chosen) => filtering.choose({ wallet: chosen })}
    />
  )
}

type FilterSelectProps = {
  label: string
  allLabel: string
  /** The same function while the options don't change. Thousands of them are made and rendered only then. */
  options: () => readonly FilterOption[]
  /** Whether all options are rendered from the start; a wallet may have thousands of orders. */
  isReady: boolean
  /** It may be of an order that isn't loaded yet. */
  chosen: FilterOption | undefined | false
  onChoose: (value: string | undefined) => void
  className?: string | undefined
}

function FilterSelect(props: FilterSelectProps) {
  const { label, allLabel, options, isReady, chosen, onChoose, className } = props
  const [isNear, setIsNear] = useState(false)
  const prepareOptions = () => setIsNear(true)
  const hasAll = isReady || isNear
  const offered = useMemo(() => {
    const list = hasAll ? options() : []
    return { values: new Set(list.map(({ value }) => value)), elements: optionElements(list) }
  }, [hasAll, options])
  return (
    <Select
      aria-label={label}
      title={chosen ? chosen.text : undefined}
      value={chosen ? chosen.value : ''}
      onPointerEnter={prepareOptions}
      onPointerDown={prepareOptions}
      onFocus={prepareOptions}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      className={className}
    >
      <option value="">{allLabel}</option>
      {chosen && !offered.values.has(chosen.value) && optionElements([chosen])}
      {offered.elements}
    </Select>
  )
}

function optionElements(options: readonly FilterOption[]) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
