import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import { cachedList, startLoading } from '@/lib/browser/order-lists/load-orders'
import {
  type CheckedText,
  checkMessage,
  checkTransaction,
} from '@/lib/domain/newer-orders/signing-check'
import { NEWER_LISTS, type OrderListName } from '@/lib/domain/order-lists/order-list'
import { jupiterFault, listFault } from '@/lib/upstream/jupiter/jupiter-error'
import {
  type Challenge,
  requestChallenge,
  verifySignature,
} from '@/lib/upstream/newer-orders/newer-calls'
import type { SignInFault } from '@/lib/view/newer-orders/sign-in-label'
import { keepSignInToken } from './sign-in-store'
import {
  challengeType,
  connectAccount,
  type InstalledWallet,
  signChallenge,
  SigningError,
  type WalletAccount,
} from './installed-wallets'

/** Statuses with which Jupiter refuses a signature: 401 in its documentation, 400 in fact. */
const REJECTED_SIGNATURE_STATUS = 400

/** A challenge that passed the checks, and the account that is asked to sign it. */
export type SigningRequest = CheckedText & { account: WalletAccount; challenge: Challenge }

/** While `isBusy`, the wallet or Jupiter has yet to answer. */
type StepProgress = { isBusy?: boolean; fault?: SignInFault }

/** The progress of the sign-in. */
export type SignInState =
  | (StepProgress & { step: 'select'; wallet?: InstalledWallet })
  /** The request is absent if a new one is needed. */
  | (StepProgress & { step: 'sign'; wallet: InstalledWallet; request?: SigningRequest })
  | { step: 'load'; wallet: InstalledWallet }

export type SignIn = {
  state: SignInState
  usesLedger: boolean
  setUsesLedger: (usesLedger: boolean) => void
  /** Connects a wallet, and requests what it has to sign. */
  select: (wallet: InstalledWallet, usesLedger?: boolean) => void
  /** Has the wallet sign, and loads the newer orders. */
  sign: (wallet: InstalledWallet, request: SigningRequest) => void
  back: () => void
}

/** Signs a wallet in and starts to load its newer orders (behaviour 25.4 to 25.8). */
export function useSignIn(userAddress: string): SignIn {
  const client = useQueryClient()
  const [state, setState] = useState<SignInState>({ step: 'select' })
  const [usesLedger, setUsesLedger] = useState(false)
  const attempt = useRef<AbortController>(undefined)
  // A wallet's answer is ignored if it comes after the dialog was closed.
  useEffect(() => () => attempt.current?.abort(), [])

  const restart = () => {
    attempt.current?.abort()
    return (attempt.current = new AbortController()).signal
  }
  const go = async (
    from: Exclude<SignInState, { step: 'load' }>,
    work: (signal: AbortSignal) => Promise<SignInState>,
  ) => {
    const signal = restart()
    setState({ ...from, isBusy: true })
    try {
      const next = await work(signal)
      if (!signal.aborted) setState(next)
    } catch (error) {
      if (signal.aborted) return
      const fault: SignInFault =
        error instanceof SigningError ? error.fault : { kind: 'service', fault: listFault(error) }
      // After a decline, the same request can still be signed. After any other fault a new one is needed.
      if (from.step === 'sign' && fault.kind !== 'declined') {
        setState({ step: 'sign', wallet: from.wallet, fault })
      } else setState({ ...from, fault })
    }
  }

  return {
    state,
    usesLedger,
    setUsesLedger,
    select: (wallet, isLedger = usesLedger) => {
      setUsesLedger(isLedger)
      void go({ step: state.step === 'sign' ? 'sign' : 'select', wallet }, async (signal) => {
        const account = await connectAccount(wallet, userAddress)
        signal.throwIfAborted()
        const type = challengeType(wallet, isLedger)
        const challenge = await withJupiter(client, signal, (calls, callSignal) =>
          requestChallenge(calls, { userAddress, type, signal: callSignal }),
        )
        const checked = checkedText(challenge, userAddress)
        return { step: 'sign', wallet, request: { account, challenge, ...checked } }
      })
    },
    sign: (wallet, request) =>
      void go({ step: 'sign', wallet, request }, async (signal) => {
        const { account, challenge } = request
        checkedText(challenge, userAddress)
        const signed = await signChallenge(wallet, account, challenge)
        signal.throwIfAborted()
        const token = await withJupiter(client, signal, (calls, callSignal) =>
          verifySignature(calls, { userAddress, signed, signal: callSignal }),
        ).catch((error: unknown) => {
          const fault = jupiterFault(error)
          const isRejected =
            fault?.kind === 'key' ||
            (fault?.kind === 'status' && fault.status === REJECTED_SIGNATURE_STATUS)
          throw isRejected ? new SigningError({ kind: 'rejected' }) : error
        })
        keepSignInToken(userAddress, token)
        const isWhole = (name: OrderListName) =>
          cachedList(client, userAddress, name)?.state.kind === 'whole'
        // Whole lists start again at page 1. Lists that stopped when the sign-in expired are resumed.
        const whole = NEWER_LISTS.filter(isWhole)
        startLoading(client, userAddress, whole, { fromPageOne: true })
        startLoading(client, userAddress, NEWER_LISTS)
        return { step: 'load', wallet }
      }),
    back: () => {
      restart()
      setState({ step: 'select' })
    },
  }
}

/** @throws SigningError if the challenge must not be signed (behaviour 25.6) */
function checkedText(challenge: Challenge, userAddress: string): CheckedText {
  const context = { userAddress, nowMs: Date.now() }
  const check =
    challenge.type === 'message'
      ? checkMessage(challenge.text, context)
      : checkTransaction(challenge.transaction, context)
  if (typeof check === 'string') throw new SigningError({ kind: 'not signed', refusal: check })
  return check
}
