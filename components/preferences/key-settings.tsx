'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import { TextField } from '@/components/ui/text-field'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import type { ApiKeyFields } from '@/lib/browser/api-keys/use-api-key-form'
import { useKeyInUse } from '@/lib/browser/jupiter/jupiter-calls'
import { useJupiterKeyForm } from '@/lib/browser/jupiter/use-jupiter-key-form'
import { useUrl } from '@/lib/browser/page/use-url'
import { useBirdeyeKeyForm } from '@/lib/browser/prices/use-birdeye-key-form'
import {
  BIRDEYE_KEY_NOTE,
  JUPITER_KEY_NOTE,
  keyStateLabel,
  WRONG_PACE,
} from '@/lib/view/api-keys/api-key-label'
import { walletsOfPage } from '@/lib/view/trades/requested-trades'

/** Nobody's: a key is tried on it if the page shows no wallet. */
const NO_WALLET = '11111111111111111111111111111111'

/** The visitor's Jupiter key, tried before it is used as in its dialog (behaviour 20.8). */
export function JupiterKeySetting() {
  const url = useUrl()
  const [userAddress = NO_WALLET] = url ? walletsOfPage(url) : []
  const isKnown = useKeyInUse()
  const form = useJupiterKeyForm(userAddress)
  return (
    <KeySetting
      name="Jupiter API key"
      isKnown={isKnown}
      form={form}
      note={JUPITER_KEY_NOTE}
      isBusy={form.isTrying}
      onSubmit={() => void form.submit()}
    />
  )
}

/** The visitor's Birdeye key, and how fast its plan lets it ask (behaviour 20.8). */
export function BirdeyeKeySetting() {
  const id = useId()
  const form = useBirdeyeKeyForm()
  return (
    <KeySetting
      name="Birdeye API key"
      isKnown={birdeyeKeyStorage.keyInUse() !== undefined}
      form={form}
      note={BIRDEYE_KEY_NOTE}
      onSubmit={form.submit}
    >
      <div className="mt-4 flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm">
          Requests per second (your plan)
        </label>
        <span className="w-24">
          <TextField
            id={id}
            inputMode="decimal"
            autoComplete="off"
            className="md:h-10"
            state={form.isPaceWrong ? 'invalid' : 'neutral'}
            value={form.pace}
            onChange={(event) => form.setPace(event.currentTarget.value)}
            aria-describedby={`${id}-fault`}
          />
        </span>
      </div>
      <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
        {form.isPaceWrong && WRONG_PACE}
      </p>
    </KeySetting>
  )
}

type KeySettingProps = {
  /** What the key is called, in the line and in its form. */
  name: string
  /** Whether there is a key, stored or not. */
  isKnown: boolean
  form: ApiKeyFields & { isStored: boolean }
} & Pick<ComponentProps<typeof ApiKeyForm>, 'note' | 'isBusy' | 'onSubmit' | 'children'>

/** A key among the settings: a line with its state, which opens its form (behaviour 20.8). */
function KeySetting({ name, isKnown, ...formProps }: KeySettingProps) {
  const isRemembered = formProps.form.isStored
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span>{name}</span>
        <span aria-live="polite" className="ml-auto font-normal text-text-3">
          {keyStateLabel({ isKnown, isRemembered })}
        </span>
        <ChevronDown size={16} className="text-text-3 group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <ApiKeyForm {...formProps} label={name} isLabelHidden takesFocus={false} hasKey={isKnown} />
      </div>
    </details>
  )
}
