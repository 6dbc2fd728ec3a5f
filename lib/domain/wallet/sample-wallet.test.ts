/** @jest-environment node */
import { isSampleWallet, SAMPLE_WALLET } from './sample-wallet'

it.each([
  ['the sample wallet', SAMPLE_WALLET, true],
  ['any other', '7YtFnJ8sJ3wWHxT6bV2kM4pQ9cR5dE1fG3hL8uZ6gAsU', false],
  ['no address', '', false],
])('%s (behaviour 23.1)', (_, userAddress, isSample) => {
  expect(isSampleWallet(userAddress)).toBe(isSample)
})
