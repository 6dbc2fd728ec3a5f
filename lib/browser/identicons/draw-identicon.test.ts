import { waitFor } from '@testing-library/react'
import bs58 from 'bs58'
import jazzicon from '@metamask/jazzicon'
import { WALLET } from '@/lib/view/testing/sample-events'
import { drawIdenticon } from './draw-identicon'

jest.mock('@metamask/jazzicon', () => ({
  __esModule: true,
  default: jest.fn((diameter: number, seed: readonly number[]) => {
    const picture = document.createElement('div')
    picture.textContent = `${diameter} ${seed.join(' ')}`
    return picture
  }),
}))

const draw = jest.mocked(jazzicon)
const keyOf = (...bytes: number[]) =>
  bs58.encode(Uint8Array.from({ length: 32 }, (_, index) => bytes[index] ?? 0))

async function drawn(key: string): Promise<HTMLElement> {
  const element = document.createElement('span')
  await drawIdenticon(element, { key, diameter: 24 })
  return element
}

beforeEach(() => draw.mockClear())

it('an identicon is as large as asked for, seeded from all 32 bytes of the key', async () => {
  const element = await drawn(keyOf(1, 2, 3, 4, 255, 255, 255, 255))
  expect(element.textContent).toBe('24 16909060 4294967295 0 0 0 0 0 0')
})

it('keys that differ in their last byte only have different seeds', async () => {
  await drawn(keyOf(...Array<number>(31).fill(7), 1))
  await drawn(keyOf(...Array<number>(31).fill(7), 2))
  const [first, second] = draw.mock.calls.map(([, seed]) => seed)
  expect(first).toHaveLength(8)
  expect(first).not.toEqual(second)
})

it('each key is drawn once and then cloned', async () => {
  const [first, second] = [await drawn(WALLET), await drawn(WALLET)]
  expect(draw).toHaveBeenCalledTimes(1)
  expect(second.textContent).toBe(first.textContent)
  expect(second.firstChild).not.toBe(first.firstChild)
})

it('takes the place of what was there', async () => {
  const element = await drawn(keyOf(1))
  await drawIdenticon(element, { key: keyOf(2), diameter: 24 })
  expect(element.childNodes).toHaveLength(1)
  expect(element.textContent).toMatch(/^24 33554432 /)
})

describe('where the drawing code cannot be loaded', () => {
  /** A page of its own whose first attempts to load the code fail. */
  async function pageThatFails(attempts: number) {
    jest.resetModules()
    let left = attempts
    jest.doMock('@metamask/jazzicon', () => {
      if (left > 0) {
        left -= 1
        throw new Error('Loading chunk failed')
      }
      return { __esModule: true, default: () => document.createElement('svg') }
    })
    const page = await import('./draw-identicon')
    return async (key: string) => {
      const element = document.createElement('span')
      await page.drawIdenticon(element, { key, diameter: 24 })
      return element
    }
  }

  it('nothing is drawn or thrown, and the next identicon draws both', async () => {
    const drawOn = await pageThatFails(1)
    const first = await drawOn('A')
    expect(first.childNodes).toHaveLength(0)
    const second = await drawOn('B')
    expect([first.childNodes.length, second.childNodes.length]).toEqual([1, 1])
  })

  it('it is tried again once the browser is online', async () => {
    const drawOn = await pageThatFails(1)
    const first = await drawOn('A')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(first.childNodes).toHaveLength(1))
  })
})
