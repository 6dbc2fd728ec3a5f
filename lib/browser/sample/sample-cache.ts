import type { QueryClient } from '@tanstack/react-query'
import { type CacheServices, replaceServices } from './cache-services'
import { SampleFileError } from '@/lib/upstream/sample/sample-file-error'
import { lazyCode } from '@/lib/browser/page/lazy-code'

const servicesCode = lazyCode(() => import('./sample-services'))

/**
 * Makes a new query cache the sample wallet's: its files answer for the services, and what they say
 * of a token or a price is told of no other wallet (behaviour 23.3).
 */
export function fillFromSample(client: QueryClient): void {
  let services: CacheServices | undefined
  replaceServices(client, async () => {
    const { sampleServices } = await servicesCode.load().catch(() => {
      throw new SampleFileError({ kind: 'network' })
    })
    return (services ??= sampleServices(client))
  })
}
