import type { IdentityPort, IdentityUser } from '../auth/identity-port.ts'

export const providerError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code })

/** What outlives a provider that is deleted and set up anew, as Firebase's own storage does. */
export interface PaperRecords {
  accounts: Map<string, string>
  user: IdentityUser | null
  /** Whom the last redirect brings back, or why it failed. */
  redirected: IdentityUser | Error | null
  now: () => number
  /** What happens to the next requests for a token, before it works again. */
  tokenTrouble: (Error | '')[]
  /** What happens to the next windows. */
  popupTrouble: Error[]
  tokensGiven: number
}

export const paperRecords = (changed: Partial<PaperRecords> = {}): PaperRecords => ({
  accounts: new Map(),
  user: null,
  redirected: null,
  now: () => 0,
  tokenTrouble: [],
  popupTrouble: [],
  tokensGiven: 0,
  ...changed,
})

/** A provider that keeps its accounts in memory and writes down what it is asked. */
export class PaperIdentity implements IdentityPort {
  readonly mode = 'live'
  readonly #calls: string[]
  readonly #records: PaperRecords
  readonly #listeners = new Set<(user: IdentityUser | null) => void>()

  constructor(calls: string[], records: PaperRecords = paperRecords()) {
    this.#calls = calls
    this.#records = records
  }

  ready = async () => undefined
  async signUp(email: string, password: string) {
    if (this.#records.accounts.has(email)) throw providerError('auth/email-already-in-use')
    this.#records.accounts.set(email, password)
    return this.#signedIn('signUp', email)
  }
  async signIn(email: string, password: string) {
    if (this.#records.accounts.get(email) !== password) throw providerError('auth/invalid-credential')
    return this.#signedIn('signIn', email)
  }
  async signInWithGooglePopup(language: string) {
    const trouble = this.#records.popupTrouble.shift()
    if (trouble !== undefined) throw trouble
    return this.#signedIn(`popup in ${language}`, 'google@example.com')
  }
  async signInWithGoogleRedirect(language: string) {
    this.#calls.push(`provider.redirect in ${language}`)
  }
  async redirectResult() {
    const { redirected } = this.#records
    if (redirected instanceof Error) throw redirected
    return redirected
  }
  async signOut() {
    this.#calls.push('provider.signOut')
    this.become(null)
  }
  async sendPasswordReset(email: string, language: string) {
    if (!this.#records.accounts.has(email)) throw providerError('auth/user-not-found')
    this.#calls.push(`provider.sendPasswordReset ${email} ${language}`)
  }
  async sendVerification(language: string) {
    this.#calls.push(`provider.sendVerification ${language}`)
  }
  async setRemember(remember: boolean) {
    this.#calls.push(`provider.setRemember ${remember}`)
  }
  currentUser = () => this.#records.user
  onChange(listener: (user: IdentityUser | null) => void) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  async idToken({ force }: { force: boolean }) {
    const trouble = this.#records.tokenTrouble.shift()
    this.#calls.push(force ? 'provider.idToken forced' : 'provider.idToken')
    if (trouble instanceof Error) throw trouble
    if (trouble === '') return ''
    this.#records.tokensGiven += 1
    return this.#records.user === null
      ? undefined
      : `token ${this.#records.tokensGiven} of ${this.#records.user.email}`
  }
  async deleteApp() {
    this.#calls.push('provider.deleteApp')
    this.#listeners.clear()
  }

  /** As when another tab signs in or out. */
  become(user: IdentityUser | null) {
    this.#records.user = user
    for (const listener of this.#listeners) listener(user)
  }

  #signedIn(call: string, email: string): IdentityUser {
    this.#calls.push(`provider.${call}`)
    const signedInAt = new Date(this.#records.now())
    const user = { uid: `uid-${email}`, email, emailVerified: false, signedInAt }
    this.become(user)
    return user
  }
}
