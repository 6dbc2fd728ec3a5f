'use client'

import { Settings } from 'lucide-react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { IconButton } from '@/components/ui/icon-button'
import { lazyCode, useDialogOpening } from '@/lib/browser/page/lazy-code'

const settingsDialog = lazyCode(async () => (await import('./settings-dialog')).SettingsDialog)

/** Opens the settings (behaviour 20.1). */
export function SettingsButton() {
  const { isOpen, opener, dialog } = useDialogOpening(settingsDialog)
  return (
    <>
      <IconButton {...opener} label="Settings">
        <Settings size={16} />
      </IconButton>
      {isOpen && <LazyComponent of={settingsDialog} props={dialog} />}
    </>
  )
}
