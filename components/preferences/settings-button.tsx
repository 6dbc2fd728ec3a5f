'use client'

import { Settings } from 'lucide-react'
import { useRef, useState } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { IconButton } from '@/components/ui/icon-button'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'

const settingsDialog = lazyCode(async () => (await import('./settings-dialog')).SettingsDialog)

/** Opens the settings (behaviour 20.1). */
export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label="Settings"
        onPointerEnter={settingsDialog.preload}
        onFocus={settingsDialog.preload}
        onClick={() => void withCode(settingsDialog, () => setIsOpen(true))}
      >
        <Settings size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <LazyComponent
          of={settingsDialog}
          props={{
            onClose: () => setIsOpen(false),
            returnFocus: () => button.current?.focus(),
          }}
        />
      )}
    </>
  )
}
