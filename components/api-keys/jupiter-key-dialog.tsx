'use client'

import { useId, useState } from 'react'
import { RememberApiKey } from './remember-api-key'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { ApiKeyField } from './api-key-field'
import { type KeyRefusal, useJupiterKey } from '@/lib/browser/jupiter/use-jupiter-key'

type JupiterKeyDialogProps = {
  userAddress: string
  onClose: () => void
  onUsed: () => void
  returnFocus: () => void
}

const REFUSALS: Record<KeyRefusal, string> = {
  'no key': 'Jupiter API key is required',
  refused: 'Jupiter refused this key.',
  unreached: 'Jupiter could not be reached to try this key. Try again.',
}

/** Asks for a visitor's own Jupiter key, tries it with one call, and uses it from then on. */
export function JupiterKeyDialog(props: JupiterKeyDialogProps) {
  const { userAddress, onClose, onUsed, returnFocus } = props
  const id = useId()
  const { remembered, isInUse, isTrying, refusal, tryKey, forget } = useJupiterKey(userAddress)
  const [key, setKey] = useState(remembered ?? '')
  const [isRemembered, setIsRemembered] = useState(remembered !== undefined)

  const submit = async () => {
    if (!(await tryKey(key.trim(), isRemembered))) return
    onUsed()
    onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Jupiter API key" returnFocus={returnFocus}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <div className="px-5 pb-5">
            <label htmlFor={`${id}-key`} className="sr-only">
              Jupiter API key
            </label>
            <ApiKeyField
              id={`${id}-key`}
              state={refusal ? 'invalid' : 'neutral'}
              value={key}
              onChange={(event) => setKey(event.currentTarget.value)}
              aria-describedby={`${id}-refusal ${id}-note`}
            />
            <p id={`${id}-refusal`} role="alert" className="mt-2 text-xs text-bad empty:hidden">
              {refusal && REFUSALS[refusal]}
            </p>
            <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
              A free key from Jupiter doubles the reading speed. It goes to Jupiter only; where a
              network blocks that, it passes through this site&apos;s own server.
            </p>
            <div className="mt-4">
              <RememberApiKey isRemembered={isRemembered} onChange={setIsRemembered} />
            </div>
          </div>
          <div className="flex items-center justify-end gap-2 border-t border-line px-5 py-3">
            {isInUse && (
              <Button
                variant="ghost"
                className="mr-auto"
                onClick={() => {
                  forget()
                  onClose()
                }}
              >
                Forget
              </Button>
            )}
            <Button type="submit" variant="primary" isBusy={isTrying}>
              Use this key
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
