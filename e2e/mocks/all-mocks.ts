import { isAddress } from '../wallets/wire/mock-address'
import { keyMark } from './key-mark'
import { answerHistoryPrice } from './services/birdeye-mock'
import { answerBatchHistorical } from './services/defillama-mock'
import { controls } from './control'
import { preflightReply, readableByBrowsers } from './cross-origin'
import { createState, type MocksState } from './mocks-state'
import { jsonOf, jsonReply, type Answer, type MockRequest } from './request-and-response'
import type { Hold } from './held-keys'
import { throughGateway } from './services/jupiter-gateway'
import { answerNewer, newerUser } from './services/newer-orders-mock'
import { answerRecurring, answerTrigger } from './services/order-lists-mock'
import {
  answerCurrentPrices,
  answerTokenList,
  answerTokenSearch,
  answerTokenService,
} from './services/tokens-mock'

type Route = {
  service: string
  call: RegExp
  answer: (state: MocksState, request: MockRequest) => Answer
}

const routes: readonly Route[] = [
  {
    service: 'jupiter-recurring',
    call: /^GET \/jupiter\/recurring\/v1\/getRecurringOrders$/,
    answer: ({ wallets, gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => answerRecurring(wallets, request)),
  },
  {
    service: 'jupiter-trigger',
    call: /^GET \/jupiter\/trigger\/v1\/getTriggerOrders$/,
    answer: ({ wallets, gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => answerTrigger(wallets, request)),
  },
  {
    service: 'jupiter-newer',
    call: /^(GET|POST) \/jupiter\/trigger\/v2\//,
    answer: (state, request) =>
      throughGateway(state.gatewayLimit, request, () => answerNewer(state, request)),
  },
  {
    service: 'jupiter-tokens',
    call: /^GET \/jupiter\/tokens\/v2\/search$/,
    answer: ({ gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => answerTokenSearch(request)),
  },
  {
    service: 'jupiter-prices',
    call: /^GET \/jupiter\/price\/v3$/,
    answer: ({ gatewayLimit }, request) =>
      throughGateway(gatewayLimit, request, () => answerCurrentPrices(request)),
  },
  {
    service: 'token-list',
    call: /^POST \/token-list\/v1\/mints$/,
    answer: (_, request) => answerTokenList(request),
  },
  {
    service: 'token-service',
    call: /^GET \/token-service\/token\/[^/]+$/,
    answer: (_, request) => answerTokenService(request),
  },
  {
    service: 'birdeye',
    call: /^GET \/birdeye\/defi\/history_price$/,
    answer: ({ priceFaults }, request) => {
      const key = request.headers['x-api-key']
      const mark = key === undefined ? undefined : keyMark(key)
      return priceFaults.answer(mark, answerHistoryPrice(request))
    },
  },
  {
    service: 'defillama',
    call: /^GET \/defillama\/batchHistorical$/,
    answer: (_, request) => answerBatchHistorical(request),
  },
]

const unknownRoute: Omit<Route, 'call'> = {
  service: 'unknown',
  answer: () => jsonReply(404, { error: 'Not found' }),
}

/** A response, its delay in ms, and the hold, if any, that it waits for. */
export type TimedAnswer = { answer: Answer; waitMs: number; hold?: Hold | undefined }

/** Stands in for all outside services. Returns a function that turns a call into a response. */
export function createMocks() {
  const state = createState()
  return function answerCall(request: MockRequest): TimedAnswer {
    const name = `${request.method} ${request.path}`
    const control = controls[name]?.(state, request)
    if (control !== undefined) {
      return { answer: readableByBrowsers(control, undefined), waitMs: 0 }
    }
    const user = request.query.user ?? newerUser(state, request)
    const wallet = user !== undefined && isAddress(user) ? state.wallets.find(user) : undefined
    const waitMs = wallet?.latencyMs ?? 0
    if (request.method === 'OPTIONS') return { answer: preflightReply(request, wallet), waitMs }
    const route = routes.find(({ call }) => call.test(name)) ?? unknownRoute
    const answer = route.answer(state, request)
    logCall(state, { ...request, user }, route.service, answer)
    const hold = route.service === 'birdeye' ? holdOf(state, request) : undefined
    return { answer: readableByBrowsers(answer, wallet), waitMs, hold }
  }
}

function holdOf({ heldKeys }: MocksState, { headers }: MockRequest): Hold | undefined {
  const key = headers['x-api-key']
  return key === undefined ? undefined : heldKeys.enter(keyMark(key))
}

type LoggedRequest = MockRequest & { user: string | undefined }

function logCall(state: MocksState, request: LoggedRequest, service: string, answer: Answer): void {
  const { path, query, headers, body, atMs, user } = request
  const key = headers['x-api-key']
  state.calls.add({
    ...(user === undefined ? {} : { user }),
    service,
    path,
    query,
    ...(body === '' ? {} : { body: jsonOf(body) }),
    status: answer.kind === 'reply' ? answer.status : 0,
    at: atMs,
    hasKey: key !== undefined,
    ...(key === undefined ? {} : { keyMark: keyMark(key) }),
  })
}
