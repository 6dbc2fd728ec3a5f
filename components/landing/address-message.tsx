import type { ReactNode } from 'react'

type AddressMessageProps = {
  state: 'neutral' | 'valid' | 'invalid' | 'opening' | 'waiting'
  /** The text for a wrong address (behaviour 15.1). */
  invalid: string
  /** Drawn by the page, so that the landing page loads no code for them. */
  icons: { valid: ReactNode; invalid: ReactNode }
}

/** What the landing form says below its field; screen readers hear every change (behaviour 1.3). */
export function AddressMessage({ state, invalid, icons }: AddressMessageProps) {
  return (
    <p
      id="address-message"
      role="status"
      data-state={state}
      suppressHydrationWarning
      className="mt-2 flex min-h-4 items-center gap-1.5 text-xs text-text-3 data-[state=invalid]:text-bad data-[state=valid]:text-ok"
    >
      {state === 'neutral' && 'Public address only. No wallet connection, nothing to sign.'}
      {state === 'opening' && 'Opening your orders'}
      {state === 'waiting' && 'No connection. Your orders open when it is back.'}
      {state === 'valid' && <>{icons.valid} Valid address</>}
      {state === 'invalid' && (
        <>
          {icons.invalid} {invalid}
        </>
      )}
    </p>
  )
}
