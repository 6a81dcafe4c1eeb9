/** The page of the log that an address names. */
export function logInput(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? { before } : {}
}
