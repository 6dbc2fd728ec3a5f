import { APP_URL } from '../stand-in-settings'

/** What the two routes do on this machine. */
export type RouteFigures = { csvMegabytes: number; csvRequests: number; priceRequests: number }

const SECONDS = 5
const AT_ONCE = 50
const ROWS = 500

/** MB of CSV a second one after another, and requests a second with 50 at once. */
export async function measureRoutes(): Promise<RouteFigures> {
  const body = csvBody(ROWS)
  const post = async () => {
    const response = await fetch(`${APP_URL}/trades/csv`, { method: 'POST', body })
    return (await response.text()).length
  }
  const oneByOne = await forSeconds(1, post)
  const together = await forSeconds(AT_ONCE, post)
  const prices = await forSeconds(AT_ONCE, askForPrice)
  return {
    csvMegabytes: oneByOne.sum / 1e6 / SECONDS,
    csvRequests: together.count / SECONDS,
    priceRequests: prices.count / SECONDS,
  }
}

async function forSeconds(
  atOnce: number,
  work: () => Promise<number>,
): Promise<{ count: number; sum: number }> {
  const end = Date.now() + SECONDS * 1_000
  const totals = { count: 0, sum: 0 }
  const worker = async () => {
    while (Date.now() < end) {
      totals.sum += await work()
      totals.count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return totals
}

let minute = 1_700_000_040

async function askForPrice(): Promise<number> {
  minute += 60
  const body = new URLSearchParams({
    birdeyeApiKey: 'bench',
    tokenPricesToFetch: JSON.stringify({ So11111111111111111111111111111111111111112: [minute] }),
  })
  const response = await fetch(`${APP_URL}/trades/fetch-usd-prices`, { method: 'POST', body })
  return (await response.text()).length
}

function csvBody(rows: number): string {
  const amount = (text: string) => ({ amount: text, adjustedForDecimals: true })
  const events = Array.from({ length: rows }, (_, index) => ({
    kind: 'trade',
    date: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
    inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    inputAmount: amount('25'),
    orderType: 'recurring time',
    orderKey: 'Ci9JA19Y1APss4EjFx5bUmxFcGjZ4AWhZyW7GK6N75Ti',
    userAddress: 'Ci9JA19Y1APss4EjFx5bUmxFcGjZ4AWhZyW7GK6N75Ti',
    transactionSignature: 'a'.repeat(88),
    outputMint: 'So11111111111111111111111111111111111111112',
    outputAmount: amount('0.175660905'),
    fee: amount('0.000175836'),
  }))
  return JSON.stringify({ events, mints: [], fetchedTokenPrices: {} })
}
