/** Where the API client gets bearer tokens, without knowing who gives them out. */
export interface TokenSource {
  /** The token at hand; never loads the identity provider for it. */
  cachedToken: () => Promise<string | undefined>
  /** For writes: waits for a token when somebody is signed in; undefined for guests. */
  tokenForWrite: () => Promise<string | undefined>
  /** Another token, because the last one was refused; `reset` sets the provider up anew first. Undefined for guests. */
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

/** A page's first write may come before the source has been set up; it waits for it. */
export async function tokenForWrite(): Promise<string | undefined> {
  return (source ?? (await announced)).tokenForWrite()
}

export async function renewToken(options: { reset: boolean }): Promise<string | undefined> {
  return source?.renewToken(options)
}
