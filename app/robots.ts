import type { MetadataRoute } from 'next'
import { serverSettings } from '@/lib/upstream/environment/server-settings'

/** Bars nothing, because a crawler has to load a page to learn that the page isn't indexed (behaviour 11.4). */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = serverSettings
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(siteUrl !== undefined && { sitemap: `${siteUrl}/sitemap.xml` }),
  }
}
