import { CircleAlert, CircleCheck } from 'lucide-react'

type AddressMessageProps = {
  state: 'neutral' | 'valid' | 'invalid' | 'opening'
  /** The catalogue's text for a wrong address. */
  invalid: string
}

/** What the landing form says below its field; screen readers hear every change. */
export function AddressMessage({ state, invalid }: AddressMessageProps) {
  return (
    <p
      id="address-message"
      role="status"
      className="mt-2 flex min-h-4 items-center gap-1.5 text-xs"
      data-state={state}
    >
      {state === 'neutral' && (
        <span className="text-text-3">
          Public address only. No wallet connection, nothing to sign.
        </span>
      )}
      {state === 'opening' && <span className="text-text-3">Opening your orders</span>}
      {state === 'valid' && (
        <>
          <CircleCheck size={14} strokeWidth={1.75} aria-hidden="true" className="text-ok" />
          <span className="text-ok">Valid address</span>
        </>
      )}
      {state === 'invalid' && (
        <>
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="text-bad" />
          <span className="text-bad">{invalid}</span>
        </>
      )}
    </p>
  )
}
