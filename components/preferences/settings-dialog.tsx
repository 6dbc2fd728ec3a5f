'use client'

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
  storedSizeLabel,
  TIME_ZONE_NOTE,
  TIME_ZONE_OPTIONS,
} from '@/lib/view/preferences/preference-label'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deleteEverything } from '@/lib/browser/storage/delete-everything'
import { storedCharacters } from '@/lib/browser/storage/local-storage'

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

/**
 * 'Delete all data', with how much that is; asks once more. The button becomes 'Cancel', so that a double
 * click deletes nothing (behaviour 20.5).
 */
export function DeleteEverythingPanel() {
  const [isAsked, setIsAsked] = useState(false)
  const [size] = useState(() => storedSizeLabel(storedCharacters()))
  return (
    <div className="border-t border-line px-5 py-4">
      <p className="text-sm text-text-2">
        {`Your orders, prices, names, settings and saved keys are stored only in this browser (${size}).`}
      </p>
      <p role="status" className="mt-1 text-sm text-warn empty:hidden">
        {isAsked &&
          'This includes fetched and manual prices. Price runs in other tabs stop. You can’t undo this.'}
      </p>
      <div className="mt-3 flex justify-between gap-2">
        <Button variant={isAsked ? 'ghost' : 'secondary'} onClick={() => setIsAsked(!isAsked)}>
          {isAsked ? 'Cancel' : 'Delete all data'}
        </Button>
        {isAsked && <Button onClick={deleteEverything}>Delete all data</Button>}
      </div>
    </div>
  )
}
