'use client'

import { KeySetting } from './key-setting'
import { useKeyInUse } from '@/lib/browser/jupiter/jupiter-key-store'
import { useJupiterKeyForm } from '@/lib/browser/jupiter/use-jupiter-key-form'
import { useUrl } from '@/lib/browser/page/use-url'
import { isAddress } from '@/lib/domain/wallet/address'
import { JUPITER_KEY_NOTE } from '@/lib/view/api-keys/api-key-label'
import { walletOfUrl } from '@/lib/view/urls/wallet-of-url'

/** Of nobody: a key is tried on it where the page is about no wallet. */
const NO_WALLET = '11111111111111111111111111111111'

/** The visitor's Jupiter key, tried before it is used as in its dialog (behaviour 20.8). */
export function JupiterKeySetting() {
  const url = useUrl()
  const userAddress = url && walletOfUrl(url)
  const isKnown = useKeyInUse()
  const form = useJupiterKeyForm(
    userAddress !== undefined && isAddress(userAddress) ? userAddress : NO_WALLET,
  )
  return (
    <KeySetting
      name="Jupiter API key"
      isKnown={isKnown}
      form={form}
      note={JUPITER_KEY_NOTE}
      isBusy={form.isTrying}
      onSubmit={() => void form.submit()}
    />
  )
}
