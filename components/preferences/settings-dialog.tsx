'use client'

import { ChoiceField } from './choice-field'
import { DeleteEverythingPanel } from './delete-everything-panel'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { explorerPreference, schemePreference } from '@/lib/browser/preferences/stored-preferences'
import { EXPLORERS, SCHEMES } from '@/lib/domain/preferences/preferences'
import { EXPLORER_LABELS, SCHEME_LABELS } from '@/lib/view/preferences/preference-label'

type SettingsDialogProps = { onClose: () => void; returnFocus: () => void }

/** The visitor's settings: scheme, explorer, and what is stored here (behaviour 20.1). */
export function SettingsDialog({ onClose, returnFocus }: SettingsDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Settings" returnFocus={returnFocus}>
        <div className="flex flex-col gap-5 px-5 pb-5">
          <ChoiceField
            label="Scheme"
            labels={SCHEME_LABELS}
            options={SCHEMES}
            chosen={schemePreference.useChoice()}
            onChoose={schemePreference.choose}
          />
          <ChoiceField
            label="Explorer"
            labels={EXPLORER_LABELS}
            options={EXPLORERS}
            chosen={explorerPreference.useChoice()}
            onChoose={explorerPreference.choose}
          />
        </div>
        <DeleteEverythingPanel />
      </DialogContent>
    </Dialog>
  )
}
