/** The roles of the elements that a journey can look for. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'slider'
  | 'switch'
  | 'textbox'

/** The element that was found. */
export type Look = {
  /** The element's middle, in px from the window's top left corner. */
  x: number
  y: number
  /** Whether a click there reaches the element. */
  isOnTop: boolean
  isDisabled: boolean
  /** 'true', 'false' or 'mixed'. */
  checked: string
  hasFocus: boolean
  text: string
  value: string
}

/**
 * Looks for the first visible element of a role whose name matches, and scrolls it into the window.
 * Runs in the page: it may use nothing in this file but the types. It finds accessible names as browsers
 * do, in the few ways that our pages use.
 */
export function lookAt(role: Role, name: string, isPattern: boolean): Look | null {
  const selectors: Record<Role, string> = {
    button: 'button:not([role])',
    checkbox: '[role=checkbox], input[type=checkbox]:not([role])',
    columnheader: 'th',
    combobox: 'select',
    dialog: 'dialog, [role=dialog]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    slider: '[role=slider]',
    switch: '[role=switch]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=hidden])',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const labels = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  const spoken = (node: Node): string => {
    if (!(node instanceof Element))
      return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
    if (node.getAttribute('aria-hidden') === 'true') return ''
    const label = node.getAttribute('aria-label')
    const words = label ?? [...node.childNodes].map(spoken).join('')
    return getComputedStyle(node).display === 'inline' && label === null ? words : ` ${words} `
  }
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.flatMap((id) => document.getElementById(id) ?? [])
    const by = named.length > 0 || element.ariaLabel !== null ? named : labels(element)
    return plain((by.length > 0 ? by : [element]).map(spoken).join(' '))
  }
  const matches = (text: string) => (isPattern ? new RegExp(name).test(text) : text === name)
  const isThere = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('[aria-hidden=true], [inert]') === null
  const element = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (candidate) => isThere(candidate) && matches(nameOf(candidate)),
  )
  if (element === undefined) return null
  // A radio button of one pixel is pressed by its label.
  const [label] = labels(element)
  const target = element.clientWidth < 4 && label instanceof HTMLElement ? label : element
  const inWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!inWindow(target.getBoundingClientRect())) target.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const onTop = document.elementFromPoint(x, y)
  return {
    x,
    y,
    isOnTop: onTop !== null && (target.contains(onTop) || onTop.contains(target)),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    checked:
      element.getAttribute('aria-checked') ??
      String(element instanceof HTMLInputElement && element.checked),
    hasFocus: document.activeElement === element,
    text: plain(element.innerText),
    value: 'value' in element ? String(element.value) : '',
  }
}
