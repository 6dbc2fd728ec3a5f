import * as DialogPrimitive from '@radix-ui/react-dialog'
import cn from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { useCloseGesture } from './use-close-gesture'
import { leaveFocused } from '@/components/ui/popover'

type DialogProps = {
  onClose: () => void
  /** Moves the focus back once the dialog is closed (behaviour 13.7). */
  returnFocus: () => void
  title: string
  /** A text to the right of the title, such as 'Step 1 of 2'. */
  note?: string | undefined
  /** On phones both sizes fill the window's height, and the content scrolls. On wider screens, 'large' is wider. */
  size?: 'tall' | 'large'
  children: ReactNode
}

/** An open dialog. On phones it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { title, note, size, children, onClose, returnFocus } = props
  const content = useRef<HTMLDivElement>(null)
  const close = () => {
    leaveFocused(content.current)
    onClose()
  }
  useCloseGesture(close)
  return (
    <DialogPrimitive.Root open onOpenChange={close}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <DialogPrimitive.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirstField}
          onPointerDownOutside={keepOpenOnToast}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 max-h-dvh animate-[sheet_160ms_ease-out] overflow-y-auto rounded-t-2xl border border-line-2 bg-raised shadow-(--shadow-dialog) outline-none md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[calc(100dvh-2rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:animate-[rise_160ms_ease-out] md:rounded-[14px]',
            size && 'flex h-dvh flex-col md:h-auto',
            size === 'large' ? 'md:w-[520px]' : 'md:w-[448px]',
          )}
        >
          <div
            className={cn(
              'sticky top-0 z-10 flex items-center justify-between gap-4 bg-raised pt-3 pr-3 pl-5',
              // In a large dialog, the line below the title belongs to it, so the gap is small.
              size === 'large' ? 'pb-1.5' : 'pb-3',
            )}
          >
            <DialogPrimitive.Title className="text-lg font-semibold">{title}</DialogPrimitive.Title>
            {note !== undefined && <span className="ml-auto text-sm text-text-2">{note}</span>}
            <DialogPrimitive.Close asChild>
              <IconButton label="Close">
                <X size={16} />
              </IconButton>
            </DialogPrimitive.Close>
          </div>
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}

const FIELDS_AND_ACTIONS = 'a[href], button:enabled, input:enabled, select, summary'

/** Focuses the first field or action after 'Close', or the checked radio button (behaviour 13.7). */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const [close, ...others] = event.currentTarget.querySelectorAll<HTMLElement>(FIELDS_AND_ACTIONS)
  const [first = close] = others
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio'
  const target = isRadio ? others.find((field) => field.matches(':checked')) : first
  event.preventDefault()
  target?.focus({ preventScroll: true })
}

/** Toasts are above the dialog, so a press on one isn't a press outside (behaviour 13.5). */
function keepOpenOnToast(event: Event): void {
  const { target } = event
  if (!(target instanceof Element)) return
  // 'Dismiss' has removed its toast by now.
  if (!target.isConnected || target.closest('[data-slot=toaster]')) event.preventDefault()
}

type FormDialogProps = Pick<DialogProps, 'title' | 'onClose' | 'returnFocus' | 'children'> & {
  onSave: () => void
  resetAction: { label: string; onClick: () => void } | undefined
}

export function FormDialog({ onSave, resetAction, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <div className="px-5 pb-5">{children}</div>
        <div className="flex items-center justify-end gap-2 border-t border-line px-5 py-3">
          {resetAction && (
            <Button variant="ghost" className="mr-auto" onClick={resetAction.onClick}>
              {resetAction.label}
            </Button>
          )}
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
