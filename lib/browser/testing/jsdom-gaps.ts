/** Adds what jsdom lacks of a browser. Radix measures a form's checkbox, and pictures ask whether the page is printed. */
if (typeof window !== 'undefined') {
  class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
  Object.assign(window, { ResizeObserver, matchMedia })
}
