/** @jest-environment node */
import { createDraws } from './draw-batch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function drawsBy(ms: number) {
  const drawn: string[] = []
  const { add, drop } = createDraws(ms)
  return {
    drawn,
    drop,
    add: (id: string, text: string, isUrgent = false) => add(id, () => drawn.push(text), isUrgent),
  }
}

test('the first is drawn at once, what comes meanwhile together when the time is up', () => {
  const { drawn, add } = drawsBy(100)
  add('A', 'A1')
  add('A', 'A2')
  add('B', 'B1')
  add('A', 'A3')
  jest.advanceTimersByTime(99)
  expect(drawn).toEqual(['A1'])
  jest.advanceTimersByTime(1)
  expect(drawn).toEqual(['A1', 'A3', 'B1'])
})

test('what cannot wait is drawn at once, with all that waits', () => {
  const { drawn, add } = drawsBy(100)
  add('A', 'A1')
  add('A', 'A2')
  add('B', 'B1', true)
  expect(drawn).toEqual(['A1', 'A2', 'B1'])
  jest.advanceTimersByTime(500)
  expect(drawn).toEqual(['A1', 'A2', 'B1'])
})

test('what was dropped is never drawn', () => {
  const { drawn, add, drop } = drawsBy(100)
  add('A', 'A1')
  add('A', 'A2')
  add('B', 'B1')
  drop('A')
  jest.advanceTimersByTime(500)
  expect(drawn).toEqual(['A1', 'B1'])
})
