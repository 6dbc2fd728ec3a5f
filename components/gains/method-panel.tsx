import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { Select } from '@/components/ui/select'
import type { ConversionState } from '@/lib/browser/exchange-rates/use-conversion'
import {
  costMethodPreference,
  currencyPreference,
} from '@/lib/browser/preferences/gains-preferences'
import { CURRENCIES, type Currency } from '@/lib/domain/exchange-rates/currency'
import { COST_METHODS } from '@/lib/domain/gains/cost-method'
import { LOADING_RATES, RATES_FAILED } from '@/lib/view/exchange-rates/exchange-rate-label'
import {
  METHOD_DETAILS,
  METHOD_NAMES,
  METHOD_TEXTS,
  methodNote,
} from '@/lib/view/gains/method-label'

type MethodPanelProps = {
  /** The currency of the figures. */
  currency: Currency
  rates: ConversionState
}

/** The head's button, which says how gains are calculated, and the panel in which the visitor chooses it (behaviour 26.7). */
export function MethodPanel({ currency, rates }: MethodPanelProps) {
  const method = costMethodPreference.useChoice()
  const chosen = currencyPreference.useChoice()
  const id = useId()
  const [isLong, setIsLong] = useState(false)
  return (
    <div className="mr-auto min-w-0">
      <Popover
        label="Method"
        button={
          <>
            <span className="text-left text-balance">{methodNote(method, currency)}</span>
            <ChevronDown size={14} />
          </>
        }
        buttonProps={{ variant: 'ghost', size: 'small', className: '-ml-2 md:h-auto! md:py-1' }}
        className="left-0 w-80 max-w-[calc(100vw-32px)]"
      >
        {() => (
          <div className="flex flex-col gap-2 text-sm text-text-2">
            <label htmlFor={id} className="text-text">
              Method
            </label>
            <Select
              id={id}
              value={method}
              onChange={({ target }) => {
                const next = COST_METHODS.find((name) => name === target.value)
                if (next) costMethodPreference.choose(next)
              }}
            >
              {COST_METHODS.map((name) => (
                <option key={name} value={name}>
                  {METHOD_NAMES[name]}
                </option>
              ))}
            </Select>
            <label htmlFor={`${id}-currency`} className="text-text">
              Currency
            </label>
            <Select
              id={`${id}-currency`}
              value={chosen}
              onChange={({ target }) => {
                const next = CURRENCIES.find((name) => name === target.value)
                if (next) currencyPreference.choose(next)
              }}
            >
              {CURRENCIES.map((name) => (
                <option key={name} value={name} translate="no">
                  {name}
                </option>
              ))}
            </Select>
            {/* The panel can cover the head's line. */}
            <p className="text-xs empty:hidden">
              <RatesText rates={rates} />
            </p>
            {METHOD_TEXTS[method].map((text) => (
              <p key={text}>{text}</p>
            ))}
            <LinkButton
              aria-expanded={isLong}
              onClick={() => setIsLong(!isLong)}
              className="self-start"
            >
              Learn more
            </LinkButton>
            {isLong && METHOD_DETAILS.map((text) => <p key={text}>{text}</p>)}
          </div>
        )}
      </Popover>
      <p role="status" className="text-xs text-text-2 empty:hidden">
        <RatesText rates={rates} />
      </p>
    </div>
  )
}

/** Says that the exchange rates are loading or couldn’t be loaded (behaviour 27.6). */
function RatesText({ rates }: Pick<MethodPanelProps, 'rates'>) {
  // A translator replaces texts, and React then fails to remove or change them. So each line has an element of its own.
  return (
    <>
      {rates.kind === 'loading' && <span>{LOADING_RATES}</span>}
      {rates.kind === 'failed' && (
        <span>
          {RATES_FAILED} <LinkButton onClick={rates.retry}>Retry</LinkButton>
        </span>
      )}
    </>
  )
}
