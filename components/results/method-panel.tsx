import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { Select } from '@/components/ui/select'
import { costMethodPreference } from '@/lib/browser/preferences/stored-preferences'
import { COST_METHODS } from '@/lib/domain/results/cost-method'
import {
  METHOD_DETAILS,
  METHOD_NAMES,
  METHOD_TEXTS,
  methodNote,
} from '@/lib/view/results/method-label'

/** The head's button, which says how gains are calculated, and the panel in which the visitor chooses it (behaviour 26.7). */
export function MethodPanel() {
  const method = costMethodPreference.useChoice()
  const id = useId()
  const [isLong, setIsLong] = useState(false)
  return (
    <div className="mr-auto min-w-0">
      <Popover
        label="Method"
        button={
          <>
            <span className="text-left text-balance">{methodNote(method)}</span>
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
                const chosen = COST_METHODS.find((name) => name === target.value)
                if (chosen) costMethodPreference.choose(chosen)
              }}
            >
              {COST_METHODS.map((name) => (
                <option key={name} value={name}>
                  {METHOD_NAMES[name]}
                </option>
              ))}
            </Select>
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
    </div>
  )
}
