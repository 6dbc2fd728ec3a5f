import { ArrowLeft } from 'lucide-react'
import { Fragment } from 'react'
import { CheckedItem, StepBody, StepFooter, StepState, InstalledWalletName } from './step-parts'
import { Button } from '@/components/ui/button'
import type { SignIn, SignInState, SigningRequest } from '@/lib/browser/newer-orders/use-sign-in'
import {
  canSwitchToTransaction,
  type InstalledWallet,
} from '@/lib/browser/newer-orders/installed-wallets'
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
  signIn: SignIn
  state: Extract<SignInState, { step: 'sign' }>
}

/** Shows what the wallet will sign and what was checked, and asks the wallet to sign it (behaviour 25.6). */
export function CheckAndSign({ userAddress, signIn, state }: CheckAndSignProps) {
  const { wallet, request, isBusy = false, fault } = state
  const canSwitch =
    fault && isSigningFault(fault) && canSwitchToTransaction(wallet, signIn.usesLedger)
  return (
    <>
      <StepBody>
        {request && <RequestChecks userAddress={userAddress} wallet={wallet} request={request} />}
        <p className="text-text-3">{SIGNING_NOTE}</p>
      </StepBody>
      <StepState
        fault={fault && signInFaultText(fault, canSwitch)}
        waitsFor={isBusy ? { text: request ? 'Confirm in' : 'Waiting for', wallet } : undefined}
      />
      {canSwitch && (
        <div className="px-5 pb-3.5 pl-11.5">
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              signIn.select(wallet, true)
              // The pressed button disappears with the error.
              currentTarget.closest<HTMLElement>('[role=group]')?.focus()
            }}
          >
            Sign a transaction instead
          </Button>
        </div>
      )}
      <StepFooter>
        <Button variant="ghost" className="-ml-3" onClick={signIn.back}>
          <ArrowLeft size={16} />
          Back
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          className="min-w-0 shrink"
          onClick={() => {
            if (isBusy) return
            if (request) signIn.sign(wallet, request)
            else signIn.select(wallet)
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
      </StepFooter>
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
            <CheckedItem>Names this wallet and Jupiter</CheckedItem>
            <CheckedItem>{expiry}</CheckedItem>
          </>
        )}
        <CheckedItem>
          {isMessage
            ? 'A message, not a transaction'
            : 'Carries only a memo. If it were sent, it would cost at most 0.0001 SOL.'}
        </CheckedItem>
      </ul>
    </>
  )
}
