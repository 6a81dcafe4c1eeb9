/** Downloads the text as a file. */
export function saveFile(name: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A minute later, the browser has started to read the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
