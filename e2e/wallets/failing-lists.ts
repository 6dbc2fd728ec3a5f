import { everydayContent } from './everyday'
import { inEveryList, type Fault } from './wire/list-fault'
import { mockWallet } from './wire/mock-wallet'

function withFaults(name: string, title: string, faults: readonly Fault[]) {
  return mockWallet(name, { title, faults, content: everydayContent })
}

export const rateLimited = withFaults(
  'rate-limited',
  'Every list answers 429 twice, then loads',
  inEveryList({ answer: 429, times: 2 }),
)

export const failingActiveTriggers = withFaults(
  'failing-active-triggers',
  'The active trigger list fails',
  [{ list: 'active trigger', answer: 503 }],
)

export const allFailing = withFaults(
  'all-failing',
  'All four lists fail',
  inEveryList({ answer: 503 }),
)
