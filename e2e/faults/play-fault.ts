import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { type FaultName, isOnce, statusOf } from './fault-cells'

/** Lets pages read the response of another origin. */
const READABLE = { 'access-control-allow-origin': '*' }
const WRONG_SHAPE = '{"unexpected":[1]}'
const WEB_PAGE = '<!doctype html><title>One moment</title><p>Checking your browser.</p>'

/** A fault that is played on a page's calls. */
export type PlayedFault = {
  /** Ends the fault: later calls get the usual response. */
  lift: () => void
}

/** Plays a fault on a page's matching calls: on the first one only, or on all until it is lifted. */
export async function playFault(
  page: Page,
  isHit: (url: URL) => boolean,
  fault: FaultName,
): Promise<PlayedFault> {
  let isLifted = false
  await page.route(isHit, async (route) => {
    if (isLifted) return route.fallback()
    if (isOnce(fault)) isLifted = true
    await answer(route, fault)
  })
  return { lift: () => void (isLifted = true) }
}

async function answer(route: Route, fault: FaultName): Promise<void> {
  const status = statusOf(fault)
  if (status !== undefined) return route.fulfill({ status, headers: READABLE, body: 'a fault' })
  switch (fault) {
    case 'refused':
      return route.abort('connectionrefused')
    case 'reset in mid-answer':
      return route.continue({ url: await urlThatBreaksOff() })
    case 'HTML':
      return route.fulfill({ contentType: 'text/html', headers: READABLE, body: WEB_PAGE })
    case 'cut JSON': {
      // Our routes accept calls only from our pages. Playwright makes this call, so it needs a page's header.
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
      const response = await route.fetch({ headers })
      const text = await response.text()
      return route.fulfill({ response, body: text.slice(0, text.length / 2) })
    }
    case 'wrong shape':
      return fulfillJson(route, WRONG_SHAPE)
    case 'null':
      return fulfillJson(route, 'null')
    default:
      // The call hangs: it never gets a response.
      return
  }
}

function fulfillJson(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'application/json', headers: READABLE, body })
}

/** Starts a server on this machine that begins a response and cuts the connection. Returns its URL. */
async function urlThatBreaksOff(): Promise<string> {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, {
      ...READABLE,
      'content-type': 'application/json',
      'content-length': 1_000,
    })
    outgoing.write('{"orders":[', () => outgoing.destroy())
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${portOf(server.address())}/`
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
