/** Logs a failure that needs no action to the browser's console. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where the client prints
  console.warn(`${what}:`, error)
}
