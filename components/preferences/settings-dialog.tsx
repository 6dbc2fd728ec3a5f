import { type ComponentProps, useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { Segments } from '@/components/ui/segments'
import {
  explorerPreference,
  schemePreference,
  timeZonePreference,
} from '@/lib/browser/preferences/stored-preferences'
import {
  EXPLORER_OPTIONS,
  SCHEME_OPTIONS,
  storedSizeLabel,
  TIME_ZONE_OPTIONS,
} from '@/lib/view/preferences/preference-label'
import { Button } from '@/components/ui/button'
import { deleteEverything } from '@/lib/browser/storage/delete-everything'
import { storedCharacters } from '@/lib/browser/storage/local-storage'
import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import { TextField } from '@/components/ui/text-field'
import { useBirdeyeKeyForm, useJupiterKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import {
  BIRDEYE_KEY_NOTE,
  JUPITER_KEY_NOTE,
  keyStateLabel,
} from '@/lib/view/api-keys/api-key-label'

/** The warning before everything is deleted (behaviour 20.5). */
const DELETE_WARNING =
  'This includes fetched and manual prices. Price runs in other tabs stop. You can’t undo this.'

/** Says which files ignore the time zone (behaviour 20.6). */
const TIME_ZONE_NOTE = 'Tax exports use UTC, the CSV Unix time.'

/** The visitor's settings (behaviour 20.1). */
export function SettingsDialog(closing: DialogClosing) {
  const jupiterForm = useJupiterKeyForm()
  return (
    <Dialog title="Settings" {...closing}>
      {/* This isn't a flexbox, because in a flexbox WebKit counts the height of a fieldset's legend twice. */}
      <div className="space-y-5 px-5 pb-5">
        <Segments
          label="Theme"
          isLabelShown
          options={SCHEME_OPTIONS}
          value={schemePreference.useChoice()}
          onChoose={schemePreference.choose}
        />
        <Segments
          label="Block explorer"
          isLabelShown
          options={EXPLORER_OPTIONS}
          value={explorerPreference.useChoice()}
          onChoose={explorerPreference.choose}
        />
        <div>
          <Segments
            label="Time zone"
            isLabelShown
            options={TIME_ZONE_OPTIONS}
            value={timeZonePreference.useChoice()}
            onChoose={timeZonePreference.choose}
          />
          <p className="mt-2 text-xs text-text-3">{TIME_ZONE_NOTE}</p>
        </div>
      </div>
      <KeySetting
        name="Jupiter API key"
        form={jupiterForm}
        note={JUPITER_KEY_NOTE}
        onSubmit={() => void jupiterForm.submit()}
      />
      <BirdeyeKeySetting />
      <DeleteEverythingPanel />
    </Dialog>
  )
}

/** The warning above the buttons may push them out of a low window. */
function scrollIntoWindow(buttons: HTMLElement | null): void {
  buttons?.scrollIntoView({ block: 'nearest' })
}

/** The first press turns the button into 'Cancel', so that a double click deletes nothing (behaviour 20.5). */
export function DeleteEverythingPanel() {
  const [isAsked, setIsAsked] = useState(false)
  const [size] = useState(() => storedSizeLabel(storedCharacters()))
  return (
    <div className="border-t border-line px-5 py-4">
      <p className="text-sm text-text-2">
        {`Your orders, prices, names, settings and saved keys are stored only in this browser (${size}).`}
      </p>
      <p role="status" className="text-sm text-warn not-empty:mt-1">
        {isAsked && DELETE_WARNING}
      </p>
      <div ref={isAsked ? scrollIntoWindow : undefined} className="mt-3 flex justify-between gap-2">
        <Button variant={isAsked ? 'ghost' : 'secondary'} onClick={() => setIsAsked(!isAsked)}>
          {isAsked ? 'Cancel' : 'Delete all data'}
        </Button>
        {isAsked && <Button onClick={deleteEverything}>Delete all data</Button>}
      </div>
    </div>
  )
}

/** The visitor's Birdeye key, and the requests per second of its plan (behaviour 20.8). */
function BirdeyeKeySetting() {
  const id = useId()
  const form = useBirdeyeKeyForm()
  return (
    <KeySetting name="Birdeye API key" form={form} note={BIRDEYE_KEY_NOTE} onSubmit={form.submit}>
      <div className="mt-4 flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm">
          Requests per second (your plan)
        </label>
        <span className="w-24">
          <TextField
            id={id}
            inputMode="decimal"
            className="md:h-10"
            state={form.paceFault === undefined ? 'neutral' : 'invalid'}
            value={form.pace}
            onChange={(event) => form.setPace(event.currentTarget.value)}
            onBlur={form.keepPace}
            aria-describedby={`${id}-fault`}
          />
        </span>
      </div>
      <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
        {form.paceFault}
      </p>
    </KeySetting>
  )
}

type KeySettingProps = { name: string } & Pick<
  ComponentProps<typeof ApiKeyForm>,
  'form' | 'note' | 'onSubmit' | 'children'
>

/** A key among the settings: a line with the key's state, which opens the key's form (behaviour 20.8). */
function KeySetting({ name, ...formProps }: KeySettingProps) {
  const { form } = formProps
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span>{name}</span>
        <span aria-live="polite" className="ml-auto font-normal text-text-3">
          {keyStateLabel(form.hasKey, form.isStored)}
        </span>
        <ChevronDown size={16} className="text-text-3 group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <ApiKeyForm {...formProps} label={name} isLabelHidden takesFocus={false} />
      </div>
    </details>
  )
}
