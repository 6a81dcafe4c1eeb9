/** Where the API client gets bearer tokens, without knowing who gives them out. */
export interface TokenSource {
  /** The token at hand; never loads the identity provider for it. */
  tokenAtHand: () => Promise<string | undefined>
  /** For writes: waits for a token when somebody is signed in; undefined for guests. */
  tokenForWriting: () => Promise<string | undefined>
  /** Another token, because the last one was refused; `reset` sets the provider up anew first. Undefined for guests. */
  renewToken: (options: { reset: boolean }) => Promise<string | undefined>
}

let source: TokenSource | undefined
let announce: (source: TokenSource) => void = () => undefined
const announced = new Promise<TokenSource>((resolve) => {
  announce = resolve
})

export function provideTokens(next: TokenSource): void {
  source = next
  announce(next)
}

export async function tokenAtHand(): Promise<string | undefined> {
  return source?.tokenAtHand()
}

/** A page's first write may come before the source has been set up; it waits for it. */
export async function tokenForWriting(): Promise<string | undefined> {
  return (source ?? (await announced)).tokenForWriting()
}

export async function renewToken(options: { reset: boolean }): Promise<string | undefined> {
  return source?.renewToken(options)
}
