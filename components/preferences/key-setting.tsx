import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiKeyForm } from '@/components/api-keys/api-key-form'
import type { ApiKeyFields } from '@/lib/browser/api-keys/use-api-key-form'
import { keyStateLabel } from '@/lib/view/api-keys/api-key-label'

type KeySettingProps = {
  /** What the key is called, in the line and in its form. */
  name: string
  /** Whether there is a key, stored or not. */
  isKnown: boolean
  form: ApiKeyFields & { fault: string | undefined; isStored: boolean; forget: () => void }
  /** What becomes of the key. */
  note: string
  isBusy?: boolean
  onSubmit: () => void
  /** What else goes with the key. */
  children?: ReactNode
}

/** A key among the settings: a line with its state, which opens its form (behaviour 20.8). */
export function KeySetting(props: KeySettingProps) {
  const { name, isKnown, form, note, isBusy = false, onSubmit, children } = props
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        {name}
        <span aria-live="polite" className="ml-auto font-normal text-text-3">
          {keyStateLabel({ isKnown, isRemembered: form.isStored })}
        </span>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-text-3 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2">
        <ApiKeyForm
          label={name}
          isLabelHidden
          takesFocus={false}
          fields={form}
          fault={form.fault}
          note={note}
          onForget={isKnown ? form.forget : undefined}
          submitLabel="Use this key"
          isBusy={isBusy}
          onSubmit={onSubmit}
        >
          {children}
        </ApiKeyForm>
      </div>
    </details>
  )
}
