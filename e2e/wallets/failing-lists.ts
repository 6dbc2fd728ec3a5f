import { everydayContent } from './everyday'
import { inEveryList, type Fault } from './wire/list-fault'
import { sampleWallet } from './wire/sample-wallet'
import { triggersOfLength } from './long-lists'

function withFaults(name: string, title: string, faults: readonly Fault[]) {
  return sampleWallet(name, { title, faults, content: everydayContent })
}

export const rateLimited = withFaults(
  'rate-limited',
  'Every list asks for a pause twice, then answers',
  inEveryList({ answer: 429, times: 2 }),
)

export const failingPastRecurring = withFaults(
  'failing-past-recurring',
  'The past recurring list is out of order',
  [{ list: 'past recurring', answer: 503 }],
)

export const failingActiveRecurring = withFaults(
  'failing-active-recurring',
  'The active recurring list is out of order',
  [{ list: 'active recurring', answer: 503 }],
)

export const failingPastTriggers = sampleWallet('failing-past-triggers', {
  title: 'The past trigger list breaks off after page 2 of 5',
  faults: [{ list: 'past trigger', fromPage: 3, answer: 503 }],
  content: (user) => ({
    lists: { ...everydayContent(user).lists, 'past trigger': triggersOfLength(user, 47) },
  }),
})

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

export const htmlAnswer = withFaults(
  'html-answer',
  'The past trigger list answers with a web page',
  [{ list: 'past trigger', answer: 'html' }],
)
