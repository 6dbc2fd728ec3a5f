import { Footer } from '@/components/shell/footer'
import { serverSettings } from '@/lib/upstream/settings/server-settings'

/** The footer, by the settings of this deployment. Each page renders its own, so that none moves. */
export function SiteFooter() {
  const { authorName, authorUrl, sourceUrl } = serverSettings
  return <Footer authorName={authorName} authorUrl={authorUrl} sourceUrl={sourceUrl} />
}
