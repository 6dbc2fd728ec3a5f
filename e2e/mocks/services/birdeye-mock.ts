import * as z from 'zod'
import { usdPrice } from '../../wallets/wire/market-price'
import { jsonReply, type MockResponse, type MockRequest } from '../request-and-response'
import { pricedToken } from './tokens-mock'

const MAX_ITEMS = 1_000
const unixSecondsSchema = z
  .string()
  .regex(/^\d{9,10}$/)
  .transform(Number)
const querySchema = z.object({
  address: z.string().min(1),
  address_type: z.literal('token'),
  type: z.literal('1m'),
  ui_amount_mode: z.literal('raw'),
  time_from: unixSecondsSchema,
  time_to: unixSecondsSchema,
})

function refusal(status: number, message: string): MockResponse {
  return jsonReply(status, { success: false, message })
}

/** Refuses a missing API key and any that begins with 'wrong-key'. A test adds a suffix for a key of its own. */
function keyRefusal(key: string | undefined): MockResponse | undefined {
  if (key === undefined || key.startsWith('wrong-key')) return refusal(401, 'Unauthorized')
  return undefined
}

/** GET /defi/history_price: a price for every whole minute, at most 1,000. */
export function historyPriceResponse(request: MockRequest): MockResponse {
  const refusalOfKey = keyRefusal(request.headers['x-api-key'])
  if (refusalOfKey !== undefined) return refusalOfKey
  const query = querySchema.safeParse(request.query)
  if (!query.success || (request.headers['x-chain'] ?? 'solana') !== 'solana') {
    return jsonReply(400, { success: false, message: 'Bad request', statusCode: 400 })
  }
  const { address, time_from, time_to } = query.data
  const token = pricedToken(address)
  const first = Math.ceil(time_from / 60)
  const count = Math.min(MAX_ITEMS, Math.floor(time_to / 60) - first + 1)
  if (token === undefined || count <= 0)
    return jsonReply(200, { success: true, data: { items: [] } })
  const minutes = Array.from({ length: count }, (_, index) => first + index)
  const items = minutes.map((minute) => ({
    unixTime: minute * 60,
    value: usdPrice(token, minute * 60),
  }))
  return jsonReply(200, { success: true, data: { items } })
}
