'use client'

import { useId } from 'react'
import { KeySetting } from './key-setting'
import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import { TextField } from '@/components/ui/text-field'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { useBirdeyeKeyForm } from '@/lib/browser/prices/use-birdeye-key-form'
import { BIRDEYE_KEY_NOTE, keyStateLabel, WRONG_PACE } from '@/lib/view/api-keys/key-state-label'

const NAME = 'Birdeye API key'

/** The visitor's Birdeye key, and how fast its plan lets it ask (behaviour 20.8, 20.9). */
export function BirdeyeKeySetting() {
  const id = useId()
  const form = useBirdeyeKeyForm()
  const { fault, isStored, forget, submit, pace, setPace, isPaceWrong, ...fields } = form
  const isKnown = birdeyeKeyStorage.known() !== undefined
  return (
    <KeySetting name={NAME} state={keyStateLabel({ isKnown, isRemembered: isStored })}>
      <ApiKeyForm
        label={NAME}
        isLabelHidden
        takesFocus={false}
        fields={fields}
        fault={fault}
        note={BIRDEYE_KEY_NOTE}
        onForget={isKnown ? forget : undefined}
        submitLabel="Use this key"
        onSubmit={submit}
      >
        <div className="mt-4 flex items-center justify-between gap-4">
          <label htmlFor={id} className="text-sm">
            Requests per second of its plan
          </label>
          <span className="w-24">
            <TextField
              id={id}
              inputMode="decimal"
              autoComplete="off"
              className="md:h-10"
              state={isPaceWrong ? 'invalid' : 'neutral'}
              value={pace}
              onChange={(event) => setPace(event.currentTarget.value)}
              aria-describedby={`${id}-fault`}
            />
          </span>
        </div>
        <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
          {isPaceWrong && WRONG_PACE}
        </p>
      </ApiKeyForm>
    </KeySetting>
  )
}
