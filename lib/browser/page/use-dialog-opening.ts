import { useRef, useState } from 'react'
import { type LazyCode, withCode } from './lazy-code'

/**
 * A button that opens a dialog whose code is fetched when it is needed (behaviour 13.4).
 * @returns `opener`: the button's properties; `dialog`: the open dialog's properties
 */
export function useDialogOpening<T>(code: LazyCode<T>) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    opener: {
      ref: button,
      onPointerEnter: code.preload,
      onFocus: code.preload,
      onClick: () => void withCode(code, () => setIsOpen(true)),
    },
    dialog: {
      onClose: () => setIsOpen(false),
      returnFocus: () => button.current?.focus(),
    },
  }
}
