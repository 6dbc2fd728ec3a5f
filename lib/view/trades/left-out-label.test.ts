/** @jest-environment node */
import { leftOutWalletsTexts } from './left-out-label'

it.each([
  [0, 0, 0, []],
  [1, 0, 0, ['An address of this link is not valid and is left out.']],
  [2, 0, 0, ['2 addresses of this link are not valid and are left out.']],
  [0, 1, 0, ['The first 10 wallets of this link are shown; 1 wallet is left out.']],
  [
    1,
    3,
    0,
    [
      'An address of this link is not valid and is left out.',
      'The first 10 wallets of this link are shown; 3 wallets are left out.',
    ],
  ],
  [0, 0, 1, ['The sample wallet is shown by itself only.']],
])('%s wrong, %s too many, %s beside the sample (behaviour 21.2)', (...row) => {
  const [invalid, tooMany, besideSample, texts] = row
  const leftOut = { invalid, tooMany, besideSample }
  expect(leftOutWalletsTexts({ kind: 'trades', wallets: [], ...leftOut })).toEqual(texts)
})
