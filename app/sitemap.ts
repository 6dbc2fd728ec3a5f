import type { MetadataRoute } from 'next'
import { serverSettings } from '@/lib/upstream/environment/server-settings'

/** Names only the landing page, or nothing if the site's address is unknown (behaviour 11.4). */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = serverSettings
  return siteUrl === undefined ? [] : [{ url: `${siteUrl}/` }]
}
