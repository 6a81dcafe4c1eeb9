/** Downloads the parts as one file. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revokes the URL only after a minute, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
