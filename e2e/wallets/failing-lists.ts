import { everydayContent } from './everyday'
import { inEveryList, type Fault } from './wire/list-fault'
import { sampleWallet } from './wire/sample-wallet'

function withFaults(name: string, title: string, faults: readonly Fault[]) {
  return sampleWallet(name, { title, faults, content: everydayContent })
}

export const rateLimited = withFaults(
  'rate-limited',
  'Every list asks for a pause twice, then answers',
  inEveryList({ answer: 429, times: 2 }),
)

export const failingActiveTriggers = withFaults(
  'failing-active-triggers',
  'The active trigger list is out of order',
  [{ list: 'active trigger', answer: 503 }],
)

export const allFailing = withFaults(
  'all-failing',
  'All four lists are out of order',
  inEveryList({ answer: 503 }),
)
