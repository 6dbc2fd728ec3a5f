import { Footer } from '@/components/shell/footer'
import { serverSettings } from '@/lib/upstream/settings/server-settings'

/** The footer as this deployment's settings say; each page's own, so that none is seen to move. */
export function SiteFooter() {
  const { authorName, authorUrl, sourceUrl } = serverSettings
  return <Footer authorName={authorName} authorUrl={authorUrl} sourceUrl={sourceUrl} />
}
