export interface TokenRefusal {
  /** What the server refused; undefined if it was the cookie alone. */
  refused: string | undefined
  /** Restart the provider first, because its last token was refused too. */
  reset: boolean
}

/** Where the API client gets bearer tokens, independent of the identity provider. */
export interface TokenSource {
  /** The cached token; never loads the identity provider. */
  cachedToken: () => Promise<string | undefined>
  /** For writes: waits for a token if a user is signed in; undefined for guests. */
  tokenForWrite: () => Promise<string | undefined>
  /** Returns a token other than the rejected one. Concurrent callers share one refresh. Undefined for guests. */
  renewToken: (refusal: TokenRefusal) => Promise<string | undefined>
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

export async function renewToken(refusal: TokenRefusal): Promise<string | undefined> {
  return source?.renewToken(refusal)
}
