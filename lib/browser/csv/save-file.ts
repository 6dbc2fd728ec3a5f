/** Has the browser save a file. @param type its media type */
export function saveFile(name: string, type: string, parts: readonly BlobPart[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
