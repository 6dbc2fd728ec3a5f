/** @jest-environment node */
import { EXPLORERS, FILE_NAMES, SCHEMES, TIME_ZONES } from './preferences'

it.each([
  ['what the page looks like (behaviour 13.3)', SCHEMES, ['dark', 'light', 'system']],
  ['whose clock tells dates (behaviour 20.6)', TIME_ZONES, ['local', 'utc']],
  ['what names files (behaviour 22.5)', FILE_NAMES, ['address', 'name']],
  ['where links lead (behaviour 20.3)', EXPLORERS, ['solana-explorer', 'solscan', 'orb']],
])('%s is stored by these words, the default first', (_, choices, words) => {
  expect(choices).toEqual(words)
})
