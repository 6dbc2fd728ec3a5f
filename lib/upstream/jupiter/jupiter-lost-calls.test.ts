/** @jest-environment node */
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import { createCallPlaces } from './jupiter-call-places'
import { createCallTimes } from './jupiter-call-times'
import { watchCall } from './jupiter-lost-calls'

const lost = new UpstreamError({ kind: 'network' })
const SECOND = 1_000

type Course = {
  /** What came before, and how many seconds ago. */
  before?: ['answer' | Error, number][]
  isTwoThirdsFull?: boolean
  isOnline?: boolean
  error?: unknown
  takesSeconds?: number
}

/** Whether a call that fails now counts as refused, after what came before. */
async function isRefusal(course: Course): Promise<boolean> {
  const { before = [], isTwoThirdsFull = false, isOnline = true } = course
  const { error = lost, takesSeconds = 0 } = course
  let nowMs = 0
  const now = () => nowMs
  const places = createCallPlaces(30, createCallTimes(), now, async () => {})
  const watch = () =>
    watchCall({ ...places, isTwoThirdsFull: () => isTwoThirdsFull }, now, () => isOnline)
  for (const [event, secondsAgo] of before) {
    nowMs = 1_000 * SECOND - secondsAgo * SECOND
    const call = () => (event === 'answer' ? Promise.resolve() : Promise.reject(event))
    await watch()
      .follow(call)
      .catch(() => {})
  }
  nowMs = 1_000 * SECOND - takesSeconds * SECOND
  const { isRefusal: isRefused } = watch()
  nowMs = 1_000 * SECOND
  return isRefused(error)
}

describe('a lost call is taken for refused', () => {
  it.each<[string, Course]>([
    ['within 10 s of a 429', { before: [[statusFault(429), 10]] }],
    [
      'while a window is two thirds full and something was answered within the last minute',
      { before: [['answer', 60]], isTwoThirdsFull: true },
    ],
    [
      'an error’s status is an answer, too',
      { before: [[statusFault(503), 60]], isTwoThirdsFull: true },
    ],
    [
      'also one that took 10 s',
      { before: [['answer', 10]], isTwoThirdsFull: true, takesSeconds: 10 },
    ],
  ])('%s', async (_, course) => {
    expect(await isRefusal(course)).toBe(true)
  })
})

describe('a failed call is a fault', () => {
  const answered: Course = { before: [['answer', 1]], isTwoThirdsFull: true }
  it.each<[string, Course]>([
    ['where nothing was answered yet', { isTwoThirdsFull: true }],
    ['where only lost calls came before', { before: [[lost, 1]], isTwoThirdsFull: true }],
    ['over 10 s after a 429', { before: [[statusFault(429), 10.001]] }],
    ['over a minute after the last answer', { before: [['answer', 61]], isTwoThirdsFull: true }],
    ['while the windows have room', { before: [['answer', 1]] }],
    ['where the browser is offline', { ...answered, isOnline: false }],
    ['after a longer silence', { ...answered, takesSeconds: 10.001 }],
    ['with a status', { ...answered, error: statusFault(503) }],
    ['that cannot be read', { ...answered, error: new UpstreamError({ kind: 'unreadable' }) }],
    ['of this page’s own', { ...answered, error: new TypeError('a bug') }],
  ])('%s', async (_, course) => {
    expect(await isRefusal(course)).toBe(false)
  })
})
