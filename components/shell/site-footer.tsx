type SiteFooterProps = {
  authorName: string
  /** Without it, the author's name isn't a link. */
  authorUrl: string | undefined
  /** Without it, there is no link 'Source'. */
  sourceUrl: string | undefined
}

/** Names the author and the source, and says that Jupiter isn't involved (behaviour 13.1). */
export function SiteFooter({ authorName, authorUrl, sourceUrl }: SiteFooterProps) {
  return (
    <footer className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-xs text-text-2 md:px-edge">
      <p>
        <span>Made by</span>{' '}
        {authorUrl === undefined ? (
          <span className="text-text">{authorName}</span>
        ) : (
          <a href={authorUrl} rel="noopener noreferrer" className="quiet-link">
            {authorName}
          </a>
        )}
      </p>
      {sourceUrl !== undefined && (
        <a href={sourceUrl} rel="noopener noreferrer" className="quiet-link">
          Source
        </a>
      )}
      <p className="md:ml-auto">Not associated with Jupiter</p>
    </footer>
  )
}
