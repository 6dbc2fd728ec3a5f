import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { StepBody, StepFooter, StepState } from './step-parts'
import { Identicon } from '@/components/identicons/identicon'
import { Button, LinkButton, Spinner } from '@/components/ui/button'
import type { SignIn, SignInState } from '@/lib/browser/newer-orders/use-sign-in'
import {
  type InstalledWallet,
  useInstalledWallets,
  installedWalletIcon,
  installedWalletName,
} from '@/lib/browser/newer-orders/installed-wallets'
import { signInFaultText, SIGNING_NOTE } from '@/lib/view/newer-orders/sign-in-label'
import { BETA_NOTE } from '@/lib/view/order-lists/order-list-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

const LEDGER_NOTE =
  'A Ledger signs a transaction instead of a message. The transaction carries only a memo, and Perijove never sends it. If anyone else did, it would cost at most 0.0001 SOL. The Ledger needs version 1.12.1 or newer of its Solana app.'

/** Says where wallets can be used (behaviour 25.4). */
const WALLETS_HELP =
  'On a computer, install your wallet’s browser extension, then reload this page. On a phone, open this page in the browser inside your wallet app: other phone browsers have no wallets.'

type SelectWalletProps = {
  userAddress: string
  signIn: SignIn
  state: Extract<SignInState, { step: 'select' }>
  onClose: () => void
}

/** Asks which of the installed wallets will sign (behaviour 25.4). */
export function SelectWallet({ userAddress, signIn, state, onClose }: SelectWalletProps) {
  const { wallet: selected, isBusy = false, fault } = state
  const { usesLedger, setUsesLedger, select } = signIn
  const wallets = useInstalledWallets()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const hasNone = wallets.length === 0
  return (
    <>
      <StepBody>
        <p className="text-text-2">
          {`Select the wallet that placed these orders. You sign a ${usesLedger ? 'transaction' : 'message'} to show they’re yours.`}
        </p>
        <p className="flex items-center gap-2 text-text-2">
          <Identicon value={userAddress} />
          Orders of{' '}
          <span translate="no" title={userAddress} className="font-medium text-text">
            {shortAddress(userAddress)}
          </span>
        </p>
        {hasNone && <p className="font-medium">No wallet found in this browser</p>}
        {!hasNone && (
          <>
            <ul className="flex flex-col gap-2">
              {wallets.map((wallet, index) => (
                <li key={index}>
                  <InstalledWalletButton
                    wallet={wallet}
                    isBusy={isBusy && wallet === selected}
                    onPress={() => select(wallet)}
                  />
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-text-2 *:aria-pressed:text-text">
              <LinkButton aria-pressed={isHelpOpen} onClick={() => setHelpOpen(!isHelpOpen)}>
                Wallet not listed?
              </LinkButton>
              <span aria-hidden="true">·</span>
              <LinkButton aria-pressed={usesLedger} onClick={() => setUsesLedger(!usesLedger)}>
                Using a Ledger?
              </LinkButton>
            </div>
          </>
        )}
        {(hasNone || isHelpOpen) && <p className="text-text-2">{WALLETS_HELP}</p>}
        {usesLedger && <p className="text-text-2">{LEDGER_NOTE}</p>}
        <p className="text-xs text-text-3">{BETA_NOTE}</p>
      </StepBody>
      <StepState
        fault={fault && signInFaultText(fault)}
        waitsFor={isBusy && selected ? { text: 'Waiting for', wallet: selected } : undefined}
      />
      <StepFooter>
        <p className="flex min-w-0 gap-2 text-xs text-text-3">
          <ShieldCheck size={14} className="mt-px shrink-0" />
          {SIGNING_NOTE}
        </p>
        <div className="flex shrink-0 gap-2">
          <Button onClick={onClose}>Cancel</Button>
          {fault && selected && (
            <Button variant="primary" onClick={() => select(selected)}>
              Retry
            </Button>
          )}
        </div>
      </StepFooter>
    </>
  )
}

type InstalledWalletButtonProps = { wallet: InstalledWallet; isBusy: boolean; onPress: () => void }

function InstalledWalletButton({ wallet, isBusy, onPress }: InstalledWalletButtonProps) {
  const icon = installedWalletIcon(wallet)
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className="flex h-13 w-full items-center gap-3 rounded-[10px] border border-line-2 px-3 text-left text-base font-medium hover:border-control hover:bg-hover"
    >
      <span className="size-7 shrink-0 overflow-hidden rounded-md bg-hover">
        {icon !== undefined && (
          // The picture is a `data:` URL, so there is nothing to load or to optimize.
          // eslint-disable-next-line @next/next/no-img-element
          <img src={icon} alt="" className="size-full object-contain" />
        )}
      </span>
      <bdi title={installedWalletName(wallet)} className="min-w-0 flex-1 truncate">
        {installedWalletName(wallet)}
      </bdi>
      {isBusy ? <Spinner /> : <ChevronRight size={16} className="shrink-0 text-text-3" />}
    </button>
  )
}
