/** Gives the focus to 'More sources'; false where it is not shown. */
export function focusMoreSources(): boolean {
  const button = document.querySelector<HTMLElement>('[data-more-sources]')
  button?.focus()
  return button !== null
}
