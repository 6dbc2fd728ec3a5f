import { ArrowLeft } from 'lucide-react'
import { Fragment } from 'react'
import { Done, StepBody, StepFoot, StepState, InstalledWalletName } from './step-parts'
import { Button } from '@/components/ui/button'
import type { SignIn, SigningRequest } from '@/lib/browser/newer-orders/use-sign-in'
import type { InstalledWallet } from '@/lib/browser/newer-orders/installed-wallets'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import {
  expiryText,
  isSigningFault,
  messageParts,
  signInFaultText,
  SIGNING_NOTE,
} from '@/lib/view/newer-orders/sign-in-label'

type CheckAndSignProps = {
  userAddress: string
  signIn: Extract<SignIn, { step: 'sign' }>
  onBack: () => void
  onRetry: () => void
  onSign: (request: SigningRequest) => void
  /**
   * Asks for a transaction instead of a message. Undefined if the request is a transaction already, or the wallet can't
   * sign one.
   */
  onTransaction: (() => void) | undefined
}

/** Shows what the wallet will sign and what was checked, and asks the wallet to sign it (behaviour 25.6). */
export function CheckAndSign(props: CheckAndSignProps) {
  const { userAddress, signIn, onBack, onRetry, onSign, onTransaction } = props
  const { wallet, request, isBusy = false, fault } = signIn
  const signTransactionInstead = fault && isSigningFault(fault) ? onTransaction : undefined
  return (
    <>
      <StepBody>
        {request && <RequestChecks userAddress={userAddress} wallet={wallet} request={request} />}
        <p className="text-text-3">{SIGNING_NOTE}</p>
      </StepBody>
      <StepState
        fault={fault && signInFaultText(fault, signTransactionInstead !== undefined)}
        waitsFor={isBusy ? { text: request ? 'Confirm in' : 'Waiting for', wallet } : undefined}
      />
      {signTransactionInstead && (
        <div className="px-5 pb-3.5 pl-11.5">
          <Button size="small" onClick={signTransactionInstead}>
            Sign a transaction instead
          </Button>
        </div>
      )}
      <StepFoot>
        <Button variant="ghost" className="-ml-3" onClick={onBack}>
          <ArrowLeft size={16} />
          Back
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          className="min-w-0 shrink"
          onClick={() => {
            if (isBusy) return
            if (request) onSign(request)
            else onRetry()
          }}
        >
          {request ? (
            <span>
              Sign with <InstalledWalletName wallet={wallet} />
            </span>
          ) : (
            'Retry'
          )}
        </Button>
      </StepFoot>
    </>
  )
}

type RequestChecksProps = { userAddress: string; wallet: InstalledWallet; request: SigningRequest }

function RequestChecks({ userAddress, wallet, request }: RequestChecksProps) {
  const timeZone = useTimeZone()
  const { text, expiresAtMs, challenge } = request
  const expiry = useNow(1_000, (nowMs) => expiryText(expiresAtMs ?? nowMs, nowMs, timeZone))
  const isMessage = challenge.type === 'message'
  return (
    <>
      <p className="text-text-2">
        <InstalledWalletName wallet={wallet} />{' '}
        <span>
          {`will ask you to sign ${isMessage ? 'this message:' : 'a transaction with this memo:'}`}
        </span>
      </p>
      <p
        dir="auto"
        translate="no"
        className="rounded-[10px] border border-line-2 p-3.5 wrap-anywhere whitespace-pre-wrap text-text-2"
      >
        {messageParts(text, userAddress).map((part, index) => (
          <Fragment key={index}>
            {index % 2 === 1 ? <strong className="font-medium text-text">{part}</strong> : part}
          </Fragment>
        ))}
      </p>
      <ul className="flex flex-col gap-1.5">
        {expiresAtMs !== undefined && (
          <>
            <Done>Names this wallet and Jupiter</Done>
            <Done>{expiry}</Done>
          </>
        )}
        <Done>
          {isMessage ? 'A message, not a transaction' : 'Carries only a memo and is never sent'}
        </Done>
      </ul>
    </>
  )
}
