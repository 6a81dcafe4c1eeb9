/** Where the API client gets bearer tokens, independent of the identity provider. */
export interface TokenSource {
  /** The cached token; never loads the identity provider. */
  cachedToken: () => Promise<string | undefined>
  /** For writes: waits for a token if a user is signed in; undefined for guests. */
  tokenForWrite: () => Promise<string | undefined>
  /** A new token after the server refused the last one; `reset` restarts the provider first. Undefined for guests. */
  renewToken: (options: { reset: boolean }) => Promise<string | undefined>
}

let source: TokenSource | undefined
let announce: (source: TokenSource) => void = () => undefined
const announced = new Promise<TokenSource>((resolve) => {
  announce = resolve
})

export function setTokenSource(next: TokenSource): void {
  source = next
  announce(next)
}

export async function cachedToken(): Promise<string | undefined> {
  return source?.cachedToken()
}

/** A page's first write may come before the source is set; it waits for the source. */
export async function tokenForWrite(): Promise<string | undefined> {
  return (source ?? (await announced)).tokenForWrite()
}

export async function renewToken(options: { reset: boolean }): Promise<string | undefined> {
  return source?.renewToken(options)
}
