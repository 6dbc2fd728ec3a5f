import cn from 'clsx'
import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog/dialog'
import { TextField } from '@/components/ui/text-field'
import { type ApiKeyFields, useJupiterKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { JUPITER_KEY_NOTE } from '@/lib/view/api-keys/api-key-label'

const REMEMBER_KEY_NOTE = 'The API key will be stored in your browser'

const REMEMBER_KEY = 'Remember API key'

type ApiKeyFormProps = {
  label: string
  /** Whether only screen readers get the label, because the dialog's title says the same. */
  isLabelHidden?: boolean
  takesFocus?: boolean
  form: ApiKeyFields & { isTrying?: boolean }
  note: string
  canRemember?: boolean
  /** More text or fields, below the checkbox. */
  children?: ReactNode
  aside?: ReactNode
  onRemoved?: () => void
  submitLabel?: string
  onSubmit: () => void
}

/** Asks for the visitor's API key, and whether to remember it (behaviour 4.7, 8.7). */
export function ApiKeyForm(props: ApiKeyFormProps) {
  const { label, isLabelHidden, takesFocus = true, canRemember = true, form } = props
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <div className="px-5 pb-5">
        <label
          htmlFor={`${id}-key`}
          className={isLabelHidden ? 'sr-only' : 'mb-2 block text-sm font-medium'}
        >
          {label}
        </label>
        {/* In a password field, browsers would offer to save the key or fill in a password (behaviour 8.9). */}
        <div className="relative">
          <TextField
            id={`${id}-key`}
            placeholder="Paste your key"
            data-1p-ignore=""
            data-lpignore="true"
            required
            state={form.fault === undefined ? 'neutral' : 'invalid'}
            autoFocus={takesFocus}
            value={form.apiKey}
            onChange={(event) => form.setApiKey(event.currentTarget.value)}
            aria-describedby={`${id}-fault ${id}-note`}
            className={cn('pr-11 pl-10 md:h-10', !isShown && '[-webkit-text-security:disc]')}
          />
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-text-3">
            <KeyRound size={16} />
          </span>
          <span className="absolute inset-y-0 right-2 grid place-items-center">
            <IconButton
              label={isShown ? 'Hide key' : 'Show key'}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
            </IconButton>
          </span>
        </div>
        <p id={`${id}-fault`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
          {form.fault}
        </p>
        <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
          {props.note}
        </p>
        {canRemember && (
          <div className="mt-4 flex gap-3">
            <Checkbox
              id={`${id}-remember`}
              name="rememberApiKey"
              checked={form.isRemembered}
              onCheckedChange={form.setIsRemembered}
              aria-describedby={`${id}-stored`}
              className="mt-0.5"
            />
            <div className="text-sm">
              <label htmlFor={`${id}-remember`}>{REMEMBER_KEY}</label>
              <p id={`${id}-stored`} className="text-xs text-text-3">
                {REMEMBER_KEY_NOTE}
              </p>
            </div>
          </div>
        )}
        {props.children}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-3 border-t border-line px-5 py-3">
        <div className="mr-auto text-sm">{props.aside}</div>
        {form.hasKey && (
          <Button
            variant="ghost"
            onClick={({ currentTarget }) => {
              // 'Remove key' disappears with the key, so the field gets the focus.
              currentTarget.form?.querySelector('input')?.focus()
              form.remove()
              props.onRemoved?.()
            }}
          >
            Remove key
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={form.isTrying}>
          {props.submitLabel ?? 'Use key'}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a visitor's own Jupiter key, and tries it with one call before it is used (behaviour 4.7). */
export function JupiterKeyDialog(closing: DialogClosing) {
  const form = useJupiterKeyForm()
  return (
    <Dialog title="Jupiter API key" {...closing}>
      <ApiKeyForm
        label="Jupiter API key"
        isLabelHidden
        form={form}
        note={JUPITER_KEY_NOTE}
        onRemoved={closing.onClose}
        onSubmit={async () => {
          if (await form.submit()) closing.onClose()
        }}
      />
    </Dialog>
  )
}
