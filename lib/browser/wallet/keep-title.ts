/**
 * Gives the page a title of ours, and keeps it while the router writes its own, which it does late
 * (behaviour 22.4).
 * @returns what gives the router's title back
 */
export function keepTitle(title: string): () => void {
  let routers = document.title
  const keep = () => {
    if (document.title === title) return
    routers = document.title
    document.title = title
  }
  const observer = new MutationObserver(keep)
  observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  keep()
  return () => {
    observer.disconnect()
    document.title = routers
  }
}
