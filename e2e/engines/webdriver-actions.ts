import type { NamedKey } from './tab'

/** WebDriver's code points for keys without a letter. */
const KEYS: Record<NamedKey, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
}

/** A mouse click, in the form that WebDriver and WebDriver BiDi share. */
export function clickActions(x: number, y: number): object[] {
  const actions = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** Keys pressed one after another, in the same form. */
export function typeActions(text: string): object[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** A press of a key without a letter. */
export function pressActions(key: NamedKey): object[] {
  return typeActions(KEYS[key])
}
