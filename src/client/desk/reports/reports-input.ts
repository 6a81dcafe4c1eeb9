/** The page of reports that an address names. */
export function reportsInput(query: URLSearchParams): { odd: boolean; before?: number } {
  const before = Number(query.get('before'))
  return { odd: query.has('odd'), ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}) }
}
