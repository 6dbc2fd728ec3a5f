/** Has the browser save a file made of some texts. */
export function saveFile(name: string, type: string, parts: readonly string[]): void {
  saveBlob(name, new Blob([...parts], { type: `${type};charset=utf-8` }))
}

/** Has the browser save a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
