import type { ComponentType } from 'react'
import type { CodeProps } from '@/components/lazy-code/lazy-component'
import { type LazyCode, lazyCode } from '@/lib/browser/lazy-code/lazy-code'

/** The frame of dialogs whose content is in the page's code. */
const frame = lazyCode(async () => (await import('@/components/ui/dialog/dialog')).Dialog)

const CODE = {
  settings: lazyCode(
    async () => (await import('@/components/preferences/settings-dialog')).SettingsDialog,
  ),
  'jupiter key': lazyCode(
    async () => (await import('@/components/api-keys/api-key-form')).JupiterKeyDialog,
  ),
  'sign in': lazyCode(async () => {
    // The setting is written out, so that a build without the sign-in has none of its code.
    if (process.env.NEXT_PUBLIC_NEWER_ORDERS !== 'off')
      return (await import('@/components/newer-orders/sign-in-dialog')).SignInDialog
    throw new Error('The sign-in is off.')
  }),
  'name wallet': lazyCode(
    async () => (await import('@/components/wallet/wallet-dialogs')).NameWalletDialog,
  ),
  'add wallet': lazyCode(
    async () => (await import('@/components/wallet/wallet-dialogs')).AddWalletDialog,
  ),
  prices: lazyCode(async () => (await import('@/components/prices/price-dialog')).PriceDialog),
  'set price': lazyCode(
    async () => (await import('@/components/prices/set-price-dialog')).SetPriceDialog,
  ),
  'tax export': lazyCode(async () => (await import('@/components/tax-files/tax-dialog')).TaxDialog),
  'order details': lazyCode(
    async () =>
      (await import('@/components/order-details/order-details-dialog')).OrderDetailsDialog,
  ),
  notices: frame,
  reconciliation: frame,
  filters: frame,
  'price sheet': frame,
}

type DialogProps = { [N in keyof typeof CODE]: CodeProps<(typeof CODE)[N]> }
export type DialogName = keyof DialogProps

/** The code of all dialogs by name. It is fetched when a dialog is opened (behaviour 13.4). */
export const DIALOGS: { [N in DialogName]: LazyCode<ComponentType<DialogProps[N]>> } = CODE
