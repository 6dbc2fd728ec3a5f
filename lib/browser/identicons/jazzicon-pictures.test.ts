const mockDraw = jest.fn((diameter: number, seed: readonly number[]) => {
  const picture = document.createElement('div')
  picture.textContent = `${diameter} px of ${String.fromCharCode(...seed)}`
  return picture
})
const mockFetch = jest.fn()
const isPaper = jest.fn(() => false)

jest.mock('@metamask/jazzicon', () => {
  mockFetch()
  return mockDraw
})

/** Returns the function as a new page has it, without the code of jazzicon. */
async function newPage() {
  jest.resetModules()
  const { showJazzicon } = await import('./jazzicon-pictures')
  return (key: string, { disc = document.createElement('span'), isBeforeRows = false } = {}) => {
    const cancel = showJazzicon(disc, key, isBeforeRows)
    return { disc, cancel }
  }
}

const textOf = ({ disc }: { disc: HTMLElement }) => disc.textContent
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Object.assign(window, { matchMedia: () => ({ matches: isPaper() }) })
})

afterEach(() => jest.useRealTimers())

it('a disc is empty for a second, then it shows the jazzicon of its whole key at 24 px (behaviour 13.1)', async () => {
  const show = await newPage()
  const picture = show('Key1')
  await pass(999)
  expect([textOf(picture), mockFetch.mock.calls]).toEqual(['', []])
  await pass(10)
  expect(textOf(picture)).toBe('24 px of Key1')
})

it('a disc that shows before the rows waits for theirs, or eleven seconds', async () => {
  const show = await newPage()
  const inBar = show('Wallet', { isBeforeRows: true })
  await pass(10_500)
  expect(mockFetch).not.toHaveBeenCalled()
  await pass(510)
  expect(textOf(inBar)).toBe('24 px of Wallet')
  const showNext = await newPage()
  const next = showNext('Wallet', { isBeforeRows: true })
  showNext('Key1')
  await pass(1_010)
  expect(textOf(next)).toBe('24 px of Wallet')
})

it('each key is drawn once, in a task of its own, and each disc gets a copy', async () => {
  const show = await newPage()
  const pictures = ['Key1', 'Key2', 'Key1'].map((key) => show(key))
  await pass(1_001)
  expect(pictures.map(textOf)).toEqual(['24 px of Key1', '', ''])
  await pass(10)
  expect(pictures.map(textOf)).toEqual(['24 px of Key1', '24 px of Key2', '24 px of Key1'])
  expect(textOf(show('Key2'))).toBe('24 px of Key2')
  expect(mockDraw).toHaveBeenCalledTimes(2)
})

it('a disc that gets another key never shows the picture of the old one', async () => {
  const show = await newPage()
  const { disc, cancel } = show('Key1')
  await pass(1_010)
  cancel()
  show('Key2', { disc })
  expect(disc.textContent).toBe('')
  show('Key3', { disc })
  await pass(10)
  expect(disc.textContent).toBe('24 px of Key3')
})

it.each([0, 1_000])('nothing is drawn for a disc that is gone after %d ms', async (ms) => {
  const show = await newPage()
  const { cancel } = show('Key1')
  await pass(ms)
  cancel()
  await pass(1_010)
  expect(mockDraw).not.toHaveBeenCalled()
})

it.each([
  ['the next disc', (show: (key: string) => unknown) => show('Key2')],
  ['a connection that is back', () => window.dispatchEvent(new Event('online'))],
])('discs stay empty if the code can’t be loaded, and %s loads it', async (_, loadAgain) => {
  mockFetch.mockImplementationOnce(() => {
    throw new Error('Loading chunk failed')
  })
  const show = await newPage()
  const picture = show('Key1')
  await pass(1_010)
  expect([textOf(picture), mockFetch.mock.calls.length]).toEqual(['', 1])
  loadAgain(show)
  await pass(1_020)
  expect(textOf(picture)).toBe('24 px of Key1')
})

it('a row that renders only for a printout has its picture at once', async () => {
  const show = await newPage()
  show('Key1')
  await pass(1_010)
  isPaper.mockReturnValueOnce(true)
  expect([textOf(show('Key2')), textOf(show('Key3'))]).toEqual(['24 px of Key2', ''])
})
