'use client'

import { useRouter } from 'next/navigation'
import { useOffline } from 'next/offline'
import { type ReactNode, useActionState, useEffect, useState } from 'react'
import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { ADDRESS_CHARACTERS, INVALID_ADDRESS, isAddress } from '@/lib/domain/wallet/address'
import { walletPath } from '@/lib/view/urls/paths'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

/** The browser checks the text by this as long as our code is not there (behaviour 1.5). */
const PATTERN = `\\s*${ADDRESS_CHARACTERS.source.replace(/^\^|\$$/g, '')}\\s*`

/** What the form's action answers; the text, because a submit empties the field. */
export type AddressFormState = { submitted: string; error: string | undefined }

type AddressFormProps = {
  action: (state: AddressFormState, form: FormData) => Promise<AddressFormState>
  /** Rendered by the page, so that the landing page loads no code for them. */
  icons: { valid: ReactNode; invalid: ReactNode }
}

/** The landing form: border, line and button follow what is typed (behaviour 1.1 to 1.5). */
export function AddressForm({ action, icons }: AddressFormProps) {
  const [state, submit, isPending] = useActionState(action, { submitted: '', error: undefined })
  const [text, setText] = useState(state.submitted)
  const userAddress = text.trim()
  // What the server refused stays refused until the text changes.
  const isRefused = state.error !== undefined && userAddress === state.submitted
  const isValid = isAddress(userAddress) && !isRefused
  const router = useRouter()
  useEffect(() => {
    if (isValid) router.prefetch(walletPath(userAddress))
  }, [router, isValid, userAddress])
  const isLive = useHydrated()
  // Without a connection the form is sent once it is back (behaviour 11.5).
  const isOffline = useOffline()
  const fieldState = isValid ? 'valid' : text !== '' || isRefused ? 'invalid' : 'neutral'

  return (
    <form action={submit} className="mt-10 w-full max-w-[560px]">
      <label htmlFor="userAddress" className="text-sm font-medium">
        Your Solana Address
      </label>
      <div className="mt-2 flex flex-col gap-2 md:flex-row">
        <TextField
          // The browser or a paste may have filled the field before this code ran.
          ref={(field) => {
            if (field && field.value !== '') setText(field.value)
          }}
          state={fieldState}
          id="userAddress"
          name="userAddress"
          required
          pattern={PATTERN}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="Paste a wallet address"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="address-message"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={isLive && !isValid}
          isBusy={isPending}
        >
          Fetch
        </Button>
      </div>
      <AddressMessage
        state={isPending ? (isOffline ? 'waiting' : 'opening') : fieldState}
        icons={icons}
      />
    </form>
  )
}

type AddressMessageProps = {
  state: 'neutral' | 'valid' | 'invalid' | 'opening' | 'waiting'
  icons: AddressFormProps['icons']
}

/** The line below the field; screen readers hear every change (behaviour 1.2). */
function AddressMessage({ state, icons }: AddressMessageProps) {
  return (
    <p
      id="address-message"
      role="status"
      data-state={state}
      className="mt-2 flex min-h-4 items-center gap-1.5 text-xs text-text-3 data-[state=invalid]:text-bad data-[state=valid]:text-ok"
    >
      {state === 'neutral' && 'Public address only. Nothing to connect or sign.'}
      {state === 'opening' && 'Opening your orders…'}
      {state === 'waiting' && 'You’re offline. Your orders open once you reconnect.'}
      {state === 'valid' && <>{icons.valid} Valid address</>}
      {state === 'invalid' && (
        <>
          {icons.invalid} {INVALID_ADDRESS}
        </>
      )}
    </p>
  )
}
