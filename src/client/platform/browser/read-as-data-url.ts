/** Reads a file as a data URL. Rejects if the file can't be read, for example because it was deleted. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read')))
    reader.readAsDataURL(file)
  })
}
