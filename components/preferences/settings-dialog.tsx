'use client'

import { BirdeyeKeySetting } from './birdeye-key-setting'
import { DeleteEverythingPanel } from './delete-everything-panel'
import { FileNamesChoice } from './file-names-choice'
import { JupiterKeySetting } from './jupiter-key-setting'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
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

type SettingsDialogProps = { onClose: () => void; returnFocus: () => void }

/** The visitor's settings: how things look and are named, and what is stored here (behaviour 20.1). */
export function SettingsDialog({ onClose, returnFocus }: SettingsDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Settings" returnFocus={returnFocus}>
        <div className="flex flex-col gap-5 px-5 pb-5">
          <Segments
            label="Scheme"
            isLabelShown
            options={SCHEME_OPTIONS}
            value={schemePreference.useChoice()}
            onChoose={schemePreference.choose}
          />
          <Segments
            label="Explorer"
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
          <FileNamesChoice />
        </div>
        <JupiterKeySetting />
        <BirdeyeKeySetting />
        <DeleteEverythingPanel />
      </DialogContent>
    </Dialog>
  )
}
