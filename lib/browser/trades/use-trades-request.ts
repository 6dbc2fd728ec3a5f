import { useMemo } from 'react'
import { replaceUrl, useUrl } from '@/lib/browser/page/use-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'
import {
  otherParams,
  parseTradesUrl,
  type TradesRequest,
  tradesPath,
} from '@/lib/view/urls/trades-url'

/**
 * What the URL of the trades page asks for; undefined until the browser knows it. The same object
 * while only other parts of the URL change, such as filters: else all rows would be drawn anew.
 */
export function useTradesRequest(): TradesRequest | undefined {
  const url = useUrl(TRADES_PATH)
  const path = useMemo(() => url && tradesPath(parseTradesUrl(url)), [url])
  return useMemo(
    () => (path === undefined ? undefined : parseTradesUrl(new URL(path, window.location.href))),
    [path],
  )
}

/** Asks for other orders, without a step that Back takes back; what else the URL says stays. */
export function replaceRequest(request: TradesRequest): void {
  replaceUrl(tradesPath(request, otherParams(window.location)))
}
