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
  await drawIdenticon(element, key)
  return element
}

beforeEach(() => draw.mockClear())

it('an identicon is 24 px, seeded from all 32 bytes of the key', async () => {
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
  await drawIdenticon(element, keyOf(2))
  expect(element.childNodes).toHaveLength(1)
  expect(element.textContent).toMatch(/^24 33554432 /)
})
