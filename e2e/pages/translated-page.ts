import type { Page } from '@playwright/test'

/**
 * Translates the page as browsers do, once it is hydrated and after every change. Each text with a letter
 * moves into two `font` elements. An element with `translate="no"` stays as it is. A translated text ends in ′.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'script, style, textarea, font, [translate=no]'
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const textNodes: Node[] = []
      while (texts.nextNode()) textNodes.push(texts.currentNode)
      for (const text of root.nodeType === Node.TEXT_NODE ? [root] : textNodes) {
        const parent = text.parentElement
        if (!parent || parent.closest(skipped) || !/\p{L}/u.test(text.textContent ?? '')) continue
        const inner = document.createElement('font')
        inner.textContent = `${text.textContent}′`
        const outer = document.createElement('font')
        outer.append(inner)
        parent.replaceChild(outer, text)
      }
    }
    const start = () => {
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      translate(document.body)
    }
    // If the page were translated earlier, React would find other texts than the server's and render all again.
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const startOnceHydrated = () => {
      const elements = [...document.querySelectorAll('a, button, h1')]
      const isReady = elements.length > 0 && elements.every(isHydrated)
      setTimeout(isReady ? start : startOnceHydrated, 500)
    }
    window.addEventListener('load', startOnceHydrated)
  })
}
