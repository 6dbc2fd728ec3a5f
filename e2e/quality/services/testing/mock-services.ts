import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { createMocks } from '../../../mocks/all-mocks'
import { createMocksServer } from '../../../mocks/node-server'
import type { MockRequest, Reply } from '../../../mocks/request-and-response'
import { wallets } from '../../../wallets/all-wallets'
import { tokens } from '../../../wallets/wire/mock-tokens'
import { triggerOrder } from '../../../wallets/wire/order-builder'

/** Changes what the mocks reply to a request. */
export type Change = (request: MockRequest, reply: Reply) => Reply
/** Answers a request in place of the mocks; false if it leaves the request to them. */
export type Takeover = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export const WALLET = wallets.everyday.address
export const FILL_WALLET = '4abvSWugzSRhpAk4rpvdSruFAFoNG1D1JTStmzpGt7xA'
export const SITE = 'https://our-site.example'
/** Made-up keys that can't be in any text by chance. */
export const KEYS = {
  JUPITER_API_KEY: 'jup_4f9c1d7e-a-made-up-key',
  BIRDEYE_API_KEY: 'b1rdeye-made-up-key-0000',
}

const STOCK = 'Xsc9qvGR1efVDFGLrVsmkzv3qi45LTBjeUKSPmx9qEh'
const stock = {
  id: STOCK,
  name: 'NVIDIA xStock',
  symbol: 'NVDAx',
  icon: null,
  decimals: 8,
  tokenProgram: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  isVerified: true,
  tags: ['verified'],
  usdPrice: 219.58,
  updatedAt: '2026-11-01T00:00:00Z',
  scaledUiConfig: { multiplier: 1.0009, newMultiplier: 1.0017 },
}

/** Returns the page with the known fill. */
export function fillPage(output = '1000') {
  const order = triggerOrder({
    user: FILL_WALLET,
    name: 'known fill',
    from: tokens.SOL,
    to: tokens.USDC,
    making: '10',
    taking: output,
    createdAt: '2024-11-05T08:00:00Z',
    fills: [{ at: '2024-11-06T08:00:00Z', input: '10', output, fee: '1' }],
  })
  const text = JSON.stringify(order).replace(/"txId":"\w+"/, '"txId":"k2eGRDMadeUp"')
  const orders: unknown[] = [JSON.parse(text)]
  return { user: FILL_WALLET, orderStatus: 'history', orders, totalPages: 1, page: 1 }
}

const unchanged: Change = (_, reply) => reply
const nobody: Takeover = () => false

/**
 * Starts our mocks on a port of their own, with what only the real services have: the known fill, and a token with a
 * multiplier. A test may change their replies.
 */
export async function startServices() {
  const respond = createMocks()
  const current = { change: unchanged, takeover: nobody }
  const mocks = createMocksServer((request) => {
    const { query, path, method } = request
    const askedOfSol = { ui_amount_mode: 'raw', ...query, address: tokens.SOL.mint }
    const timed = respond({ ...request, query: query.address === STOCK ? askedOfSol : query })
    const { response } = timed
    if (response.kind !== 'reply') return timed
    const isSearch = method === 'GET' && path.endsWith('/search')
    const isFill = method === 'GET' && query.user === FILL_WALLET
    const replies = [
      ...(isSearch ? [[...z.array(z.unknown()).parse(JSON.parse(response.body)), stock]] : []),
      ...(isFill ? [fillPage()] : []),
    ]
    const body = replies[0] ? JSON.stringify(replies[0]) : response.body
    return { ...timed, response: current.change(request, { ...response, body }) }
  })
  const server = createServer((incoming, outgoing) => {
    if (!current.takeover(incoming, outgoing)) mocks.emit('request', incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const settings = {
    NEXT_PUBLIC_JUPITER_URL: `${url}/jupiter`,
    NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: '100000',
    NEXT_PUBLIC_DEFILLAMA_URL: `${url}/defillama`,
    NEXT_PUBLIC_RATES_URL: `${url}/rates`,
    NEXT_PUBLIC_TOKEN_LIST_URL: `${url}/token-list`,
    NEXT_PUBLIC_TOKEN_SERVICE_URL: `${url}/token-service`,
    BIRDEYE_URL: `${url}/birdeye`,
    NEXT_PUBLIC_SITE_URL: SITE,
  }
  const environment = { ...process.env }
  return {
    settings,
    change: (change: Change) => Object.assign(current, { change }),
    takeOver: (takeover: Takeover) => Object.assign(current, { takeover }),
    restore: () => {
      Object.assign(current, { change: unchanged, takeover: nobody })
      process.env = { ...environment }
    },
    /**
     * Asks these services in this process. A call may take half a second, so that a hanging one takes no longer.
     * @returns the lines by their calls
     */
    async ask({ wallet = WALLET, ...keys }: Record<string, string> = {}, maxMs = 2_000) {
      Object.assign(process.env, settings, keys)
      // The settings are read when this module loads.
      const { askServices } = await import('../ask-services')
      const rows = await askServices(wallet, maxMs)
      return new Map(rows.map((row) => [row.call, row]))
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type Services = Awaited<ReturnType<typeof startServices>>

/** Makes a change of the text that the GETs and POSTs of a path get. */
export function edited(path: string, edit: (body: string, request: MockRequest) => string): Change {
  return (request, reply) => {
    const isMeant = request.method !== 'OPTIONS' && request.path.includes(path)
    return isMeant ? { ...reply, body: edit(reply.body, request) } : reply
  }
}

/** Makes a change of a header. Without a value, it is left out. */
export function withHeader(path: string, header: string, value?: string): Change {
  return (request, reply) => {
    if (!request.path.includes(path)) return reply
    const others = Object.entries(reply.headers).filter(([name]) => name !== header)
    const headers = [...others, ...(value === undefined ? [] : [[header, value]])]
    return { ...reply, headers: Object.fromEntries(headers) }
  }
}
