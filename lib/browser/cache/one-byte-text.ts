/** JSON text with everything above U+00FF escaped: browsers store such text in half the space. */
export function oneByte(json: string): string {
  return json.replace(
    /[^\u0000-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
