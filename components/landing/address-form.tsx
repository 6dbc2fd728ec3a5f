'use client'

import { useRouter } from 'next/navigation'
import { useOffline } from 'next/offline'
import { type ComponentProps, useActionState, useCallback, useEffect, useState } from 'react'
import { INVALID_ADDRESS, isAddress } from '@/lib/domain/wallet/address'
import { type AddressFormState, EMPTY_ADDRESS_FORM } from '@/lib/view/wallet/address-form-state'
import { walletPath } from '@/lib/view/urls/paths'
import { AddressMessage } from './address-message'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/text-field'

type AddressFormProps = {
  action: (state: AddressFormState, form: FormData) => Promise<AddressFormState>
  icons: ComponentProps<typeof AddressMessage>['icons']
}

/**
 * The landing form: the border tells live whether the address is valid (behaviour 1.1, 1.2, 1.4).
 */
export function AddressForm({ action, icons }: AddressFormProps) {
  const [state, submit, isPending] = useActionState(action, EMPTY_ADDRESS_FORM)
  const [text, setText] = useState(state.submitted)
  // The browser or a paste may have filled the field before this code ran, and the page's own
  // script has answered until now.
  const takeUp = useCallback((field: HTMLInputElement | null) => {
    if (!field) return
    field.oninput = null
    if (field.value !== '') setText(field.value)
  }, [])
  const userAddress = text.trim()
  // What the server has refused stays refused until the text changes.
  const isRefused = state.error !== undefined && userAddress === state.submitted
  const isValid = isAddress(userAddress) && !isRefused
  const router = useRouter()
  useEffect(() => {
    if (isValid) router.prefetch(walletPath(userAddress))
  }, [router, isValid, userAddress])
  const fieldState = fieldStateOf(text, isValid, isRefused)
  // Without a connection the form is sent once it is back (behaviour 11.5).
  const pending = useOffline() ? 'waiting' : 'opening'

  return (
    <form action={submit} className="mt-10 w-full max-w-[560px]">
      <label htmlFor="userAddress" className="text-sm font-medium">
        Your Solana Address
      </label>
      <div className="mt-2 flex flex-col gap-2 md:flex-row">
        <TextField
          ref={takeUp}
          state={fieldState}
          id="userAddress"
          name="userAddress"
          required
          suppressHydrationWarning
          defaultValue={state.submitted}
          onInput={(event) => setText(event.currentTarget.value)}
          placeholder="Paste a wallet address"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="address-message"
        />
        <noscript>
          <style>{'[data-scripted]{display:none!important}'}</style>
          <button type="submit" className={buttonClass('primary', 'large')}>
            Fetch
          </button>
        </noscript>
        <Button
          data-scripted=""
          type="submit"
          variant="primary"
          size="large"
          disabled={!isValid}
          suppressHydrationWarning
          isBusy={isPending}
        >
          Fetch
        </Button>
      </div>
      <AddressMessage
        state={isPending ? pending : fieldState}
        invalid={INVALID_ADDRESS}
        icons={icons}
      />
    </form>
  )
}

function fieldStateOf(text: string, isValid: boolean, isRefused: boolean) {
  if (isValid) return 'valid'
  return text !== '' || isRefused ? 'invalid' : 'neutral'
}
