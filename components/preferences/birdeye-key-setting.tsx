'use client'

import { useId } from 'react'
import { KeySetting } from './key-setting'
import { TextField } from '@/components/ui/text-field'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { useBirdeyeKeyForm } from '@/lib/browser/prices/use-birdeye-key-form'
import { BIRDEYE_KEY_NOTE, WRONG_PACE } from '@/lib/view/api-keys/api-key-label'

/** The visitor's Birdeye key, and how fast its plan lets it ask (behaviour 20.8, 20.9). */
export function BirdeyeKeySetting() {
  const id = useId()
  const form = useBirdeyeKeyForm()
  return (
    <KeySetting
      name="Birdeye API key"
      isKnown={birdeyeKeyStorage.known() !== undefined}
      form={form}
      note={BIRDEYE_KEY_NOTE}
      onSubmit={form.submit}
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
