import { waitFor } from '@testing-library/react'
import { showIdenticon } from './lazy-identicon'
import { identiconPicture } from './draw-identicon'

jest.mock('./draw-identicon', () => ({
  identiconPicture: jest.fn((diameter: number, key: string) => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    picture.textContent = `${diameter} ${key}`
    return picture
  }),
}))

const draw = jest.mocked(identiconPicture)

async function drawn(key: string): Promise<HTMLElement> {
  const element = document.createElement('span')
  showIdenticon(element, key, 24)
  await waitFor(() => expect(element.childNodes).toHaveLength(1), { timeout: 3_000 })
  return element
}

beforeEach(() => draw.mockClear())

it('an identicon is the picture of the key, as large as asked for (behaviour 13.1)', async () => {
  expect((await drawn('Key1')).textContent).toBe('24 Key1')
  expect((await drawn('Key2')).textContent).toBe('24 Key2')
})

it('nothing is thrown if the code cannot be loaded, and the next identicon tries again', async () => {
  draw.mockImplementationOnce(() => {
    throw new Error('Loading chunk failed')
  })
  const element = document.createElement('span')
  showIdenticon(element, 'Key3', 24)
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(1))
  expect(element.childNodes).toHaveLength(0)
  expect((await drawn('Key3')).childNodes).toHaveLength(1)
})
