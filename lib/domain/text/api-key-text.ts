/** 1 to 200 visible ASCII characters without spaces: keys are sent in a header (behaviour 8.9). */
const KEY_FORM = /^[\x21-\x7e]{1,200}$/

/** Whether a text can be an API key at all. */
export function isKeyText(text: string): boolean {
  return KEY_FORM.test(text)
}
