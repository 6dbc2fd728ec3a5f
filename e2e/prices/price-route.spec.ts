import { APP_URL } from '../run/mock-settings'
import { expect, test } from '../pages/app-test'
import { expectEnded, expectHeld } from '../pages/price-dialog-page'
import { tokens } from '../wallets/wire/mock-tokens'

const { SOL } = tokens

/** Asks the route for the price of SOL at the same minute of some days. */
function askForDays(
  count: number,
  birdeyeApiKey: string,
  options: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> {
  const days = Array.from({ length: count }, (_, day) => 1_767_225_600 + day * 86_400)
  const tokenPricesToFetch = JSON.stringify({ [SOL.mint]: days })
  const body = new URLSearchParams({ birdeyeApiKey, tokenPricesToFetch })
  const url = `${APP_URL}/trades/fetch-usd-prices`
  return fetch(url, { method: 'POST', body, ...options })
}

test.describe('POST /trades/fetch-usd-prices on the built server', () => {
  test('lines come one by one, and the last one says how many prices are left (behaviour 12.5)', async () => {
    const headers = { accept: 'application/x-ndjson' }
    const answer = await askForDays(260, 'lines', { headers })
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const pieces: string[] = []
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done) break
      pieces.push(piece.value)
    }
    // If the server compressed or collected the lines, they would come in a few pieces.
    expect(pieces.length).toBeGreaterThan(50)
    const lines = pieces.join('').trim().split('\n')
    expect(lines).toHaveLength(251)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      key: expect.stringContaining(SOL.mint),
      value: expect.any(Number),
    })
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ left: 10 })
  })

  test('calls to Birdeye end when the caller disconnects (behaviour 12.7)', async ({ mocks }) => {
    const held = await mocks.holdPrices('aborted', 10)
    const caller = new AbortController()
    const answer = askForDays(200, 'aborted', { signal: caller.signal }).catch(() => 'aborted')
    await expectHeld(held)
    caller.abort()
    expect(await answer).toBe('aborted')
    await expectEnded(held)
    await held.release()
    // A run that hadn't ended would make its next calls while another caller is served.
    expect((await askForDays(20, 'meanwhile')).status).toBe(200)
    expect(await mocks.priceCalls('aborted')).toHaveLength(11)
  })
})
