import { waitFor } from '@testing-library/react'
import bs58 from 'bs58'
import { showIdenticon } from './lazy-identicon'
import { identiconPicture } from './draw-identicon'

jest.mock('./draw-identicon', () => ({
  identiconPicture: jest.fn((diameter: number, seed: readonly number[]) => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    picture.textContent = `${diameter} ${seed.join(' ')}`
    return picture
  }),
}))

const draw = jest.mocked(identiconPicture)
const keyOf = (...bytes: number[]) =>
  bs58.encode(Uint8Array.from({ length: 32 }, (_, index) => bytes[index] ?? 0))

async function drawn(key: string): Promise<HTMLElement> {
  const element = document.createElement('span')
  showIdenticon(element, key, 24)
  await waitFor(() => expect(element.childNodes).toHaveLength(1), { timeout: 3_000 })
  return element
}

beforeEach(() => draw.mockClear())

it('an identicon is as large as asked for, seeded from all 32 bytes of the key (behaviour 13.1)', async () => {
  const element = await drawn(keyOf(1, 2, 3, 4, 255, 255, 255, 255))
  expect(element.textContent).toBe('24 16909060 4294967295 0 0 0 0 0 0')
  const last = await drawn(keyOf(...Array<number>(31).fill(0), 2))
  expect(last.textContent).toBe('24 0 0 0 0 0 0 0 2')
})

it('nothing is thrown if the code cannot be loaded, and the next one tries again', async () => {
  draw.mockImplementationOnce(() => {
    throw new Error('Loading chunk failed')
  })
  const element = document.createElement('span')
  showIdenticon(element, keyOf(3), 24)
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(1))
  expect(element.childNodes).toHaveLength(0)
  expect((await drawn(keyOf(3))).childNodes).toHaveLength(1)
})
