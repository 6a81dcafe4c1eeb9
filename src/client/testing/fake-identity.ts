import {
  SecondFactorRequiredError,
  type AccountPort,
  type SignInMethod,
  type IdentityPort,
  type IdentityUser,
  type SecondFactor,
  type SubmitCode,
} from '../auth/identity/identity-port.ts'

export const createProviderError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code })

/** Data that survives the deletion and setup of a provider, as in Firebase's own storage. */
export interface FakeRecords {
  accounts: Map<string, string>
  user: IdentityUser | null
  /** User of the last redirect, or the error with which it failed. */
  redirected: IdentityUser | Error | null
  now: () => number
  /** Results of the next token requests: an error or an empty token. Later requests succeed. */
  tokenTrouble: (Error | '')[]
  /** Errors of the next popups. */
  popupTrouble: Error[]
  tokensGiven: number
  methods: SignInMethod[]
  secondFactors: SecondFactor[]
  /** Errors of the next account changes. */
  changeTrouble: Error[]
}

/** The valid code of every phone and authenticator app in tests. */
export const fakeSecondFactorCode = '123456'

export const createFakeRecords = (changed: Partial<FakeRecords> = {}): FakeRecords => ({
  accounts: new Map(),
  user: null,
  redirected: null,
  now: () => 0,
  tokenTrouble: [],
  popupTrouble: [],
  tokensGiven: 0,
  methods: ['password'],
  secondFactors: [],
  changeTrouble: [],
  ...changed,
})

/** An identity provider that keeps its accounts in memory and records its calls. */
export class FakeIdentity implements IdentityPort {
  readonly mode = 'live'
  readonly #calls: string[]
  readonly #records: FakeRecords
  readonly #listeners = new Set<(user: IdentityUser | null) => void>()

  constructor(calls: string[], records: FakeRecords = createFakeRecords()) {
    this.#calls = calls
    this.#records = records
  }

  ready = async () => undefined
  async signUp(email: string, password: string) {
    if (this.#records.accounts.has(email)) throw createProviderError('auth/email-already-in-use')
    this.#records.accounts.set(email, password)
    return this.#signedIn('signUp', email)
  }
  async signIn(email: string, password: string) {
    if (this.#records.accounts.get(email) !== password) throw createProviderError('auth/invalid-credential')
    return this.#proven('signIn', email)
  }
  async signInWithGooglePopup(language: string) {
    const trouble = this.#records.popupTrouble.shift()
    if (trouble !== undefined) throw trouble
    return this.#proven(`popup in ${language}`, 'google@example.com')
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
    if (!this.#records.accounts.has(email)) throw createProviderError('auth/user-not-found')
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
  readonly account: AccountPort = {
    read: async () =>
      this.#records.user === null
        ? undefined
        : {
            email: this.#records.user.email,
            emailVerified: this.#records.user.emailVerified,
            methods: this.#records.methods,
            secondFactors: this.#records.secondFactors,
          },
    signInAgain: async (password) => {
      const email = this.#email()
      if (this.#records.accounts.get(email) !== password) throw createProviderError('auth/wrong-password')
      return this.#proven('signInAgain', email)
    },
    signInAgainWithGoogle: async (language) => this.#proven(`signInAgain in ${language}`, this.#email()),
    setPassword: async (password) => {
      this.#change('setPassword')
      this.#records.accounts.set(this.#email(), password)
    },
    linkGoogle: async (language) => {
      this.#change(`linkGoogle in ${language}`)
      this.#records.methods.push('google')
    },
    unlinkGoogle: async () => {
      this.#change('unlinkGoogle')
      this.#records.methods = this.#records.methods.filter((method) => method !== 'google')
    },
    addPhone: async (number, language) => {
      this.#change(`addPhone ${number} in ${language}`)
      return this.#takeCode(() => this.#records.secondFactors.push({ id: number, kind: 'phone', number }))
    },
    addAuthenticator: async (issuer) => {
      this.#change('addAuthenticator')
      const totp = { id: 'totp', kind: 'totp', number: undefined } as const
      return {
        key: 'JBSWY3DPEHPK3PXP',
        link: `otpauth://totp/${issuer}:${this.#email()}?secret=JBSWY3DPEHPK3PXP`,
        finish: this.#takeCode(() => this.#records.secondFactors.push(totp)),
      }
    },
    removeSecondFactor: async (id) => {
      this.#change(`removeSecondFactor ${id}`)
      this.#records.secondFactors = this.#records.secondFactors.filter((factor) => factor.id !== id)
    },
  }
  async deleteApp() {
    this.#calls.push('provider.deleteApp')
    this.#listeners.clear()
  }

  /** Simulates a sign-in or sign-out in another tab. */
  become(user: IdentityUser | null) {
    this.#records.user = user
    for (const listener of this.#listeners) listener(user)
  }

  #email(): string {
    if (this.#records.user === null) throw createProviderError('auth/no-current-user')
    return this.#records.user.email
  }

  #change(call: string): void {
    const trouble = this.#records.changeTrouble.shift()
    if (trouble !== undefined) throw trouble
    this.#calls.push(`provider.${call}`)
  }

  #takeCode(done: () => unknown): SubmitCode<void> {
    return async (code) => {
      if (code !== fakeSecondFactorCode) throw createProviderError('auth/invalid-verification-code')
      done()
    }
  }

  /** Signs in immediately, or throws if a second factor is required. */
  #proven(call: string, email: string): IdentityUser {
    const { secondFactors: factors } = this.#records
    if (factors.length === 0) return this.#signedIn(call, email)
    throw new SecondFactorRequiredError({
      factors,
      begin: async ({ kind }, language) => {
        this.#calls.push(`provider.begin ${kind} in ${language}`)
        const check = this.#takeCode(() => undefined)
        return async (code) => {
          await check(code)
          return this.#signedIn(call, email)
        }
      },
    })
  }

  #signedIn(call: string, email: string): IdentityUser {
    this.#calls.push(`provider.${call}`)
    const signedInAt = new Date(this.#records.now())
    const user = { uid: `uid-${email}`, email, emailVerified: false, signedInAt }
    this.become(user)
    return user
  }
}
