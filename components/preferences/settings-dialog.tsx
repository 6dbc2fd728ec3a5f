'use client'

import { DeleteEverythingPanel } from './delete-everything-panel'
import { BirdeyeKeySetting, JupiterKeySetting } from './key-settings'
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
  TIME_ZONE_NOTE,
  TIME_ZONE_OPTIONS,
} from '@/lib/view/preferences/preference-label'

/** The visitor's settings: how things look and are named, and what is stored here (behaviour 20.1). */
export function SettingsDialog({ onClose, returnFocus }: DialogClosing) {
  return (
    <Dialog title="Settings" onClose={onClose} returnFocus={returnFocus}>
      {/* Not a flexbox: in one WebKit leaves room below a fieldset for its legend once more. */}
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
      <JupiterKeySetting />
      <BirdeyeKeySetting />
      <DeleteEverythingPanel />
    </Dialog>
  )
}
