import { isAddress } from '../wallets/wire/mock-address'
import { keyMark } from './key-mark'
import { historyPriceResponse } from './services/birdeye-mock'
import { batchHistoricalResponse } from './services/defillama-mock'
import { exchangeRatesResponse } from './services/exchange-rates-mock'
import { controls } from './control'
import { preflightReply, readableByBrowsers } from './cross-origin'
import { createState, type MocksState } from './mocks-state'
import { jsonOf, jsonReply, type MockResponse, type MockRequest } from './request-and-response'
import type { Hold } from './held-keys'
import { throughGateway } from './services/jupiter-gateway'
import { newerResponse, newerUser } from './services/newer-orders-mock'
import { recurringResponse, triggerResponse } from './services/order-lists-mock'
import {
  currentPricesResponse,
  tokenListResponse,
  tokenSearchResponse,
  tokenServiceResponse,
} from './services/tokens-mock'

type Route = {
  service: string
  call: RegExp
  respond: (state: MocksState, request: MockRequest) => MockResponse
}

const routes: readonly Route[] = [
  {
    service: 'jupiter-recurring',
    call: /^GET \/jupiter\/recurring\/v1\/getRecurringOrders$/,
    respond: ({ wallets, gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => recurringResponse(wallets, request)),
  },
  {
    service: 'jupiter-trigger',
    call: /^GET \/jupiter\/trigger\/v1\/getTriggerOrders$/,
    respond: ({ wallets, gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => triggerResponse(wallets, request)),
  },
  {
    service: 'jupiter-newer',
    call: /^(GET|POST) \/jupiter\/trigger\/v2\//,
    respond: (state, request) =>
      throughGateway(state.gatewayLimit, request, () => newerResponse(state, request)),
  },
  {
    service: 'jupiter-tokens',
    call: /^GET \/jupiter\/tokens\/v2\/search$/,
    respond: ({ gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => tokenSearchResponse(request)),
  },
  {
    service: 'jupiter-prices',
    call: /^GET \/jupiter\/price\/v3$/,
    respond: ({ gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => currentPricesResponse(request)),
  },
  {
    service: 'token-list',
    call: /^POST \/token-list\/v1\/mints$/,
    respond: (_, request) => tokenListResponse(request),
  },
  {
    service: 'token-service',
    call: /^GET \/token-service\/token\/[^/]+$/,
    respond: (_, request) => tokenServiceResponse(request),
  },
  {
    service: 'birdeye',
    call: /^GET \/birdeye\/defi\/history_price$/,
    respond: ({ priceFaults }, request) => {
      const key = request.headers['x-api-key']
      const mark = key === undefined ? undefined : keyMark(key)
      return priceFaults.response(mark, historyPriceResponse(request))
    },
  },
  {
    service: 'defillama',
    call: /^GET \/defillama\/batchHistorical$/,
    respond: (_, request) => batchHistoricalResponse(request),
  },
  {
    service: 'exchange-rates',
    call: /^GET \/rates\/v1\/[^/]+$/,
    respond: (_, request) => exchangeRatesResponse(request),
  },
]

const unknownRoute: Omit<Route, 'call'> = {
  service: 'unknown',
  respond: () => jsonReply(404, { error: 'Not found' }),
}

/** A response, its delay in ms, and the hold, if any, that it waits for. */
export type TimedResponse = { response: MockResponse; waitMs: number; hold?: Hold | undefined }

/** Stands in for all outside services. Returns a function that turns a call into a response. */
export function createMocks() {
  const state = createState()
  return function respond(request: MockRequest): TimedResponse {
    const name = `${request.method} ${request.path}`
    const control = controls[name]?.(state, request)
    if (control !== undefined) {
      return { response: readableByBrowsers(control, undefined), waitMs: 0 }
    }
    const user = request.query.user ?? newerUser(state, request)
    const wallet = user !== undefined && isAddress(user) ? state.wallets.find(user) : undefined
    const waitMs = wallet?.latencyMs ?? 0
    if (request.method === 'OPTIONS') return { response: preflightReply(request, wallet), waitMs }
    const route = routes.find(({ call }) => call.test(name)) ?? unknownRoute
    const response = route.respond(state, request)
    logCall(state, { ...request, user }, route.service, response)
    const hold = route.service === 'birdeye' ? holdOf(state, request) : undefined
    return { response: readableByBrowsers(response, wallet), waitMs, hold }
  }
}

function holdOf({ heldKeys }: MocksState, { headers }: MockRequest): Hold | undefined {
  const key = headers['x-api-key']
  return key === undefined ? undefined : heldKeys.enter(keyMark(key))
}

type LoggedRequest = MockRequest & { user: string | undefined }

function logCall(
  state: MocksState,
  request: LoggedRequest,
  service: string,
  response: MockResponse,
): void {
  const { path, query, headers, body, atMs, user } = request
  const key = headers['x-api-key']
  state.calls.add({
    ...(user === undefined ? {} : { user }),
    service,
    path,
    query,
    ...(body === '' ? {} : { body: jsonOf(body) }),
    status: response.kind === 'reply' ? response.status : 0,
    at: atMs,
    hasKey: key !== undefined,
    ...(key === undefined ? {} : { keyMark: keyMark(key) }),
  })
}
