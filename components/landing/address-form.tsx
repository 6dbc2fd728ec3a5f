'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { unstable_rethrow, useRouter } from 'next/navigation'
import { useOffline } from 'next/offline'
import { useActionState, useEffect, useState } from 'react'
import { loadPage } from '@/lib/browser/lazy-code/new-deployment'
import { useHydrated } from '@/lib/browser/rendering/use-hydrated'
import { ADDRESS_REFUSALS, parseAddress } from '@/lib/domain/wallet/address'
import { walletPath } from '@/lib/view/urls/paths'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

/**
 * What the form's action returns. It carries the text for two reasons: without JavaScript the page comes back with an
 * empty field, and a refusal holds only for the text that was sent.
 */
export type AddressFormState = { submitted: string; error: string | undefined }

type AddressFormProps = {
  action: (state: AddressFormState, form: FormData) => Promise<AddressFormState>
}

/** The landing form. Its border, message and button follow the typed text (behaviour 1.1, 1.2, 1.5). */
export function AddressForm({ action }: AddressFormProps) {
  const router = useRouter()
  const isLive = useHydrated()
  const [formState, submit, isPending] = useActionState<AddressFormState, FormData>(
    isLive ? submitOrOpen : action,
    { submitted: '', error: undefined },
  )
  const [text, setText] = useState(formState.submitted)
  const parsed = parseAddress(text)
  // The server's refusal shows until the text changes.
  const refusal = text.trim() === formState.submitted ? formState.error : undefined
  const address = parsed.kind === 'address' && refusal === undefined ? parsed.address : undefined
  // After a new deployment, the server doesn't know this page's action (behaviour 13.4).
  async function submitOrOpen(previous: AddressFormState, form: FormData) {
    try {
      return await action(previous, form)
    } catch (error) {
      unstable_rethrow(error)
      if (address === undefined) throw error
      loadPage(walletPath(address))
      return previous
    }
  }
  useEffect(() => {
    if (address !== undefined) router.prefetch(walletPath(address))
  }, [router, address])
  // If the browser is offline, Next waits, and sends the form after the browser reconnects (behaviour 11.5).
  const isOffline = useOffline()
  const fault = refusal ?? (parsed.kind === 'address' ? undefined : ADDRESS_REFUSALS[parsed.kind])
  const isUntouched = text === '' && refusal === undefined
  const fieldState = isUntouched ? 'neutral' : fault === undefined ? 'valid' : 'invalid'
  const state = isPending ? (isOffline ? 'waiting' : 'opening') : fieldState

  return (
    <form action={submit} className="mt-10 w-full max-w-[560px]">
      <input type="hidden" name="build" value={process.env.BUILD} />
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
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="Paste a wallet address"
          aria-describedby="address-message"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={isLive && address === undefined}
          isBusy={isPending}
        >
          Fetch
        </Button>
      </div>
      <p
        id="address-message"
        role="status"
        data-state={state}
        className="mt-2 flex min-h-4 items-center gap-1.5 text-xs text-text-3 data-[state=invalid]:text-bad data-[state=valid]:text-ok"
      >
        {state === 'valid' && <CircleCheck size={14} />}
        {state === 'invalid' && <CircleAlert size={14} />}
        <span>{state === 'invalid' ? fault : MESSAGES[state]}</span>
      </p>
    </form>
  )
}

const MESSAGES = {
  neutral: 'Public address only. Nothing to connect or sign.',
  valid: 'Valid address',
  opening: 'Opening your orders…',
  waiting: 'You’re offline. Your orders open once you reconnect.',
} as const
