/** Takes the focus from what has it in a box, so that a field saves what was typed before it goes. */
export function leaveFocused(box: Element | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && box?.contains(activeElement)) activeElement.blur()
}
