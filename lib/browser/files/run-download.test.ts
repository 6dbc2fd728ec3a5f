import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'
import { deliverFile } from './run-download'
import { ignoresDownloads, saveFile } from './save-file'

const actual: { ignoresDownloads: () => boolean } = jest.requireActual('./save-file')
jest.mock('./save-file')

const ANDROID_APP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36'
const CSV = { name: 'a-trades.csv', type: 'text/csv;charset=utf-8', parts: ['Kind\n', 'trade\n'] }
const PICTURE = { name: 'a-chart.png', type: 'image/png', parts: ['…'] }

const toasts = () => useToasts.getState().toasts
const given = jest.fn()
const share = jest.fn<Promise<void>, [{ files: File[] }]>()
const writeText = jest.fn<Promise<void>, [string]>()
const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

/** Presses the button of the toast, which removes the toast. */
async function press() {
  const [toast] = toasts()
  if (toast) dismissToast(toast.id)
  toast?.action?.run()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(ignoresDownloads).mockReturnValue(true)
  share.mockResolvedValue(undefined)
  writeText.mockResolvedValue(undefined)
  set('share', share)
  set('canShare', () => true)
  set('clipboard', { writeText })
  // jsdom lacks this method.
  Blob.prototype.text = function () {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(this)
    })
  }
})
afterEach(() => {
  for (const { id } of toasts()) dismissToast(id)
  Reflect.deleteProperty(navigator, 'canShare')
})

describe('which browsers ignore downloads (behaviour 9.13)', () => {
  const apple = (device: string, end: string) =>
    `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko)${end}`
  it.each([
    ['an app on Android', ANDROID_APP, true],
    ['Chrome on Android', ANDROID_APP.replace('; wv', ''), false],
    ['an app on an iPhone', apple('iPhone; CPU iPhone OS 18_1', ' Mobile/15E148'), true],
    ['an app on an iPad', apple('Macintosh; Intel Mac OS X 10_15_7', ''), true],
    [
      'Safari on an iPhone',
      apple('iPhone; CPU iPhone OS 18_1', ' Version/18.1 Mobile/15E148 Safari/604.1'),
      false,
    ],
    ...[
      'Phantom/android/24.9',
      'Solflare/2.10',
      'Backpack/0.10',
      'JupiterMobile/1.5',
      'Trust/8.50',
      'TrustWallet/8.50',
      'OKApp/(OKEx/6.90)',
      'MetaMaskMobile',
    ].map((app): [string, string, boolean] => [
      `a browser on Android that names ${app}`,
      `${ANDROID_APP.replace('; wv', '')} ${app}`,
      true,
    ]),
    [
      'a browser on an iPhone that names Phantom',
      apple(
        'iPhone; CPU iPhone OS 18_1',
        ' Version/18.1 Mobile/15E148 Safari/604.1 Phantom/ios/25.1',
      ),
      true,
    ],
    [
      'Firefox on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0',
      false,
    ],
  ])('%s', (_, userAgent, expected) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    expect(actual.ignoresDownloads()).toBe(expected)
  })
})

it('a browser that downloads saves the file', async () => {
  jest.mocked(ignoresDownloads).mockReturnValue(false)
  await deliverFile('CSV', CSV, given)
  expect(saveFile).toHaveBeenCalledWith(CSV)
  expect(given.mock.calls).toEqual([['Downloaded']])
  expect(toasts()).toEqual([])
})

describe('a browser that ignores downloads (behaviour 9.13)', () => {
  const offers = (label: string) => [
    { kind: 'offer', text: 'This browser can’t download the CSV.', action: { label } },
  ]

  it('shares the file if the visitor takes the offer', async () => {
    await deliverFile('CSV', CSV, given)
    expect(toasts()).toMatchObject(offers('Share file'))
    expect(given).not.toHaveBeenCalled()
    await press()
    const [{ files: [file] } = { files: [] }] = share.mock.calls[0] ?? []
    expect([file?.name, file?.type, await file?.text()]).toEqual([
      ...['a-trades.csv', 'text/csv', 'Kind\ntrade\n'],
    ])
    expect(given.mock.calls).toEqual([['Shared']])
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('offers to share again if the visitor closed the sheet', async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await deliverFile('CSV', CSV, given)
    await press()
    expect(given).not.toHaveBeenCalled()
    expect(toasts()).toMatchObject(offers('Share file'))
    await press()
    expect(given.mock.calls).toEqual([['Shared']])
  })

  it.each([
    ['shares nothing', () => Reflect.deleteProperty(navigator, 'canShare'), 0],
    ['shares no such file', () => set('canShare', () => false), 0],
    [
      'refuses to share',
      () => share.mockRejectedValue(new DOMException('no', 'NotAllowedError')),
      1,
    ],
  ])('that %s offers to copy the text', async (_, arrange, refusals) => {
    arrange()
    await deliverFile('CSV', CSV, given)
    for (let pressed = 0; pressed < refusals; pressed += 1) await press()
    expect(toasts()).toMatchObject(offers('Copy text'))
    await press()
    expect(writeText).toHaveBeenCalledWith('Kind\ntrade\n')
    expect(given.mock.calls).toEqual([['Copied']])
  })

  it('that doesn’t copy either says so', async () => {
    set('canShare', () => false)
    set('clipboard', undefined)
    await deliverFile('CSV', CSV, given)
    await press()
    expect(given).not.toHaveBeenCalled()
    expect(toasts()).toMatchObject([{ kind: 'bad', text: 'Couldn’t copy to the clipboard.' }])
  })

  it('that shares no picture says what to do, because a picture has no text', async () => {
    set('canShare', () => false)
    await deliverFile('chart', PICTURE, given)
    const text = 'This browser can’t download the chart. Open this page in another browser.'
    expect(toasts()).toMatchObject([{ kind: 'bad', text }])
  })
})
