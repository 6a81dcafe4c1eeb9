/** Logs a failure to the browser's console. For failures that require no action of the user. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where the client prints
  console.warn(`${what}:`, error)
}
