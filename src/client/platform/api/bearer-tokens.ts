export interface TokenRefusal {
  /** The refused token. Undefined if only the cookie was refused. */
  refused: string | undefined
  /** Whether to restart the provider first, because its last token was refused, too. */
  reset: boolean
}

/** The source of bearer tokens for API calls, independent of the identity provider. */
export interface TokenSource {
  /** Returns the cached token; never loads the identity provider. */
  cachedToken: () => Promise<string | undefined>
  /** Returns a token for a write, waiting for it if a user is signed in. Undefined for guests. */
  tokenForWrite: () => Promise<string | undefined>
  /** Returns a token other than the refused one. Concurrent callers share one request. Undefined for guests. */
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

/** The current source. A page's first write may run before it is set, and then waits for it. */
export const bearerTokens: TokenSource = {
  cachedToken: async () => source?.cachedToken(),
  tokenForWrite: async () => (source ?? (await announced)).tokenForWrite(),
  renewToken: async (refusal) => source?.renewToken(refusal),
}
