import type { MetadataRoute } from 'next'
import { serverSettings } from '@/lib/upstream/settings/server-settings'

/** The landing page alone is for search engines; its address has to be known (behaviour 11.4). */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = serverSettings
  return siteUrl === undefined ? [] : [{ url: `${siteUrl}/` }]
}
