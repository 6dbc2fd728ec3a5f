import { RefreshCw } from 'lucide-react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { HAS_NEWER_ORDERS, LoadNewerButton } from '@/components/newer-orders/sign-in'
import type { Notice } from '@/components/notices/notices'
import { PageLink } from '@/components/shell/page-link'
import { ErrorState } from '@/components/errors/error-state'
import { StatusBar } from '@/components/status-bar/status-bar'
import { Button, buttonClass, LINK_CLASS } from '@/components/ui/button'
import {
  focusTarget,
  focusUpdatedTime,
  useFocusHandover,
} from '@/lib/browser/dialogs/focus-targets'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import { useIsSample } from '@/lib/browser/cache/cache-services'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import {
  hasNewerLists,
  isSignInMissing,
  LIST_INFO,
  type OrderList,
} from '@/lib/domain/order-lists/order-list'
import {
  BETA_NOTE,
  lostTradesText,
  newerFeesText,
  unknownFeesText,
  newerOrdersText,
  partialText,
  skippedText,
  NEWER_NOTICE,
  faultText,
  failedListHeading,
  SIGN_IN_AGAIN,
  SIGN_IN_EXPIRED,
} from '@/lib/view/order-lists/order-list-label'
import { LANDING_PATH } from '@/lib/view/urls/paths'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

/** Tells what the sample wallet is (behaviour 23.1). */
const SAMPLE_NOTICE = 'Sample wallet with made-up data. Explorer links don’t work.'

const NEWER_DETAILS = 'Jupiter V2 keeps them private to the wallet.'

const ADD_KEY = 'Add Jupiter API key'
const ADD_KEY_LINK = <JupiterKeyButton className={LINK_CLASS}>{ADD_KEY}</JupiterKeyButton>

/**
 * Returns the notices about a wallet's missing data (behaviour 3.6, 3.15, 21.6).
 * @param wallet its `orders` are those that the page shows
 * @param name undefined unless the page shows several wallets
 */
export function walletNotices(wallet: LoadedWallet, name?: string): Notice[] {
  const { userAddress, lists, orders, actions } = wallet
  const notice = (id: string, kind: Notice['kind'], text?: string, more: Partial<Notice> = {}) =>
    text === undefined
      ? []
      : [{ id: `${id} ${userAddress}`, kind, text: textOfWallet(text, name), ...more }]
  const button = (label: string, onPress: () => void, fullLabel = label) => ({
    button: { label, name: textOfWallet(fullLabel, name), onPress },
  })
  if (wallet.hasFailed) {
    const details = (
      <>
        <AllErrors lists={lists} />
        {ADD_KEY_LINK}
      </>
    )
    const retryButton = button('Retry', actions.loadRest)
    return notice('failed', 'failed', headingOf(lists), { details, ...retryButton })
  }
  // The lists of newer orders lose their sign-in together, so they have one notice (behaviour 25.10).
  const signedOut = lists.find(isSignInMissing)
  const signInButton = signedOut && button(SIGN_IN_AGAIN, () => actions.retry(signedOut.name))
  const failed = lists.flatMap((list) => {
    if (list.state.kind !== 'failed' || isSignInMissing(list)) return []
    const { fault } = list.state
    // The visitor’s own API key helps with either fault.
    const needsKey = fault.kind === 'key' || fault.kind === 'rate limit'
    const details = (
      <>
        <span>{faultText(list, fault)}</span> {needsKey && ADD_KEY_LINK}
      </>
    )
    const retryButton = button('Retry', () => actions.retry(list.name), `Retry ${list.name} orders`)
    return notice(list.name, 'failed', failedListHeading(list), { details, ...retryButton })
  })
  const partial = partialText(lists.filter(({ state }) => state.kind !== 'failed'))
  return [
    ...notice('signed out', 'failed', signedOut && SIGN_IN_EXPIRED, signInButton),
    ...failed,
    ...notice('partial', 'partial', partial, button('Load the rest', actions.loadRest)),
    ...notice('skipped', 'other', skippedText(lists)),
    ...notice('lost trades', 'other', wallet.isLoading ? undefined : lostTradesText(orders)),
    ...notice('other fees', 'other', unknownFeesText(orders)),
    ...notice('newer fees', 'other', newerFeesText(orders)),
  ]
}

const QUIET = { id: 'newer orders', kind: 'quiet' } as const

/** The notice about the sample wallet (behaviour 23.1). */
export const ABOUT_SAMPLE: Notice = { ...QUIET, text: SAMPLE_NOTICE }

/** Returns the notice that newer orders aren't included, with a button that loads those of `walletsToSignIn` (behaviour 2.15). */
export function notIncluded(walletsToSignIn: readonly string[]): Notice {
  const action = HAS_NEWER_ORDERS && walletsToSignIn.length > 0 && (
    <LoadNewerButton userAddresses={walletsToSignIn} className={LINK_CLASS} />
  )
  return { ...QUIET, text: NEWER_NOTICE, details: NEWER_DETAILS, action: action || undefined }
}

/**
 * Returns the notice about newer orders (behaviour 2.15, 25.9), or about the sample wallet (behaviour 23.1).
 * @param walletsToSignIn the wallets whose newer orders the notice's button loads (behaviour 25.3)
 */
export function useNewerOrdersNotice(
  wallets: readonly LoadedWallet[],
  walletsToSignIn: readonly string[],
): Notice {
  const isSample = useIsSample()
  const timeZone = useTimeZone()
  // The clock ticks once a minute, so that 'Updated' changes soon after midnight.
  const nowMs = useNow()
  if (isSample) return ABOUT_SAMPLE
  if (!wallets.every(hasNewerLists)) return notIncluded(walletsToSignIn)
  const newer = wallets.flatMap(({ lists }) => lists.filter(({ name }) => LIST_INFO[name].isNewer))
  return { ...QUIET, text: newerOrdersText(newer, nowMs, timeZone), details: BETA_NOTE }
}

/** The page if no wallet could be loaded at all. It shows the errors of the first wallet (behaviour 3.15). */
export function AllListsFailed({ wallets }: { wallets: readonly LoadedWallet[] }) {
  const lists = wallets[0]?.lists ?? []
  const retry = () => wallets.forEach(({ actions }) => actions.loadRest())
  // When 'Retry' disappears, 'Loading orders…' gets its focus (behaviour 3.9).
  const buttons = useFocusHandover<HTMLDivElement>(focusUpdatedTime)
  return (
    <>
      <ErrorState
        heading={headingOf(lists)}
        actions={
          <div ref={buttons} className="contents">
            <Button variant="primary" {...focusTarget('retry loading')} onClick={retry}>
              <RefreshCw size={16} />
              Retry
            </Button>
            <JupiterKeyButton className={buttonClass('secondary')} focusInstead={focusUpdatedTime}>
              {ADD_KEY}
            </JupiterKeyButton>
            <PageLink href={LANDING_PATH} prefetch={false} className={buttonClass('ghost')}>
              Change Address
            </PageLink>
          </div>
        }
      >
        <AllErrors lists={lists} />
      </ErrorState>
      <StatusBar />
    </>
  )
}

function headingOf([first]: readonly OrderList[]): string {
  return first ? failedListHeading(first) : ''
}

/** Says why the list that the heading names failed, and gives the error of each other list. */
function AllErrors({ lists: [first, ...others] }: { lists: readonly OrderList[] }) {
  return (
    <>
      {first?.state.kind === 'failed' && (
        <p className="text-text-2">{faultText(first, first.state.fault)}</p>
      )}
      <ul className="mt-2">
        {others.map((list) => (
          <li key={list.name}>{failedListHeading(list)}</li>
        ))}
      </ul>
    </>
  )
}
