/** Fails where the file cannot be read, for example because it is gone by now. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read')))
    reader.readAsDataURL(file)
  })
}
