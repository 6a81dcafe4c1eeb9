const shownLength = 120

/** Returns the differences between two lists as sentences. Order is ignored, repetition is not. */
export function compareItems(what: string, source: readonly string[], translated: readonly string[]) {
  return [
    ...removeItems(source, translated).map((each) => `${what} ${shorten(each)} is missing`),
    ...removeItems(translated, source).map((each) => `${what} ${shorten(each)} is not in the source`),
  ]
}

/** Returns the items of `list` after removing each item of `taken` once. */
export function removeItems(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken]
  return list.filter((each) => {
    const at = rest.indexOf(each)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

const shorten = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text)
