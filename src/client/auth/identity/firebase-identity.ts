import { deleteApp, initializeApp } from 'firebase/app'
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getRedirectResult,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type Persistence,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { PageLanguage } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import type { ClientEnv } from '../../platform/browser/load-configuration.ts'
import { createFirebaseAccount } from './firebase-account.ts'
import { toSecondFactorRequiredError } from './firebase-second-factors.ts'
import type { IdentityPort, IdentityUser } from './identity-port.ts'

// Firebase stores the user in the first of these that the browser supports (B7.25), but looks for a stored user in all. Session
// storage is used only without "remember me"; it is never chosen first, because memory is always available.
const persistence = [
  browserLocalPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  browserSessionPersistence,
]

export function openFirebaseIdentity(env: ClientEnv): IdentityPort {
  const app = initializeApp(env.firebaseConfig)
  const auth = initializeAuth(app, { persistence })
  if (env.authEmulatorUrl !== undefined) {
    connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true })
    // Skips reCAPTCHA before a code is sent by text message, because the emulator does not check it.
    auth.settings.appVerificationDisabledForTesting = true
  }
  const google = new GoogleAuthProvider()
  /** Sets the language of Firebase's emails and popups. */
  const speak = (language: PageLanguage) => {
    auth.languageCode = language
  }
  const signedIn = async (outcome: Promise<UserCredential>): Promise<IdentityUser> => {
    try {
      return toUserOf(await outcome)
    } catch (error) {
      throw toSecondFactorRequiredError(auth, error, toUserOf)
    }
  }
  return {
    mode: 'live',
    ready: () => auth.authStateReady(),
    signUp: (email, password) => signedIn(createUserWithEmailAndPassword(auth, email, password)),
    signIn: (email, password) => signedIn(signInWithEmailAndPassword(auth, email, password)),
    // Firebase itself sizes the popup at 500 by 600 and ignores a repeated response within 10 minutes (B7.31).
    async signInWithGooglePopup(language) {
      speak(language)
      return signedIn(signInWithPopup(auth, google, browserPopupRedirectResolver))
    },
    async signInWithGoogleRedirect(language) {
      speak(language)
      await signInWithRedirect(auth, google, browserPopupRedirectResolver)
    },
    async redirectResult() {
      const result = await getRedirectResult(auth, browserPopupRedirectResolver).catch((error: unknown) => {
        throw toSecondFactorRequiredError(auth, error, toUserOf)
      })
      return result === null ? null : toUserOf(result)
    },
    signOut: () => signOut(auth),
    async sendPasswordReset(email, language) {
      speak(language)
      await sendPasswordResetEmail(auth, email, backTo(language))
    },
    async sendVerification(language) {
      speak(language)
      if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser, backTo(language))
    },
    async setRemember(remember) {
      await setPersistence(auth, remember ? await lastingPersistence() : browserSessionPersistence)
    },
    currentUser: () => (auth.currentUser === null ? null : toIdentityUser(auth.currentUser)),
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user === null ? null : toIdentityUser(user))),
    idToken: async ({ force }) => auth.currentUser?.getIdToken(force),
    account: createFirebaseAccount(auth, signedIn),
    deleteApp: () => deleteApp(app),
  }
}

/** Returns the first supported persistence, in the order of initialization. Firebase has no function for this. */
async function lastingPersistence(): Promise<Persistence> {
  if (keepsItems()) return browserLocalPersistence
  return (await keepsDatabases()) ? indexedDBLocalPersistence : inMemoryPersistence
}

const probe = 'persistence_probe'

function keepsItems(): boolean {
  try {
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

async function keepsDatabases(): Promise<boolean> {
  try {
    const opening = indexedDB.open(probe)
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve)
      opening.addEventListener('error', reject)
    })
    opening.result.close()
    indexedDB.deleteDatabase(probe)
    return true
  } catch {
    return false
  }
}

/** Returns Firebase's settings for the page that the links in its emails return to. */
const backTo = (language: PageLanguage) => ({
  url: new URL(localizePath(language, paths.login), window.location.origin).href,
})

const toUserOf = ({ user }: UserCredential) => toIdentityUser(user)

function toIdentityUser({ uid, email, emailVerified, metadata }: User): IdentityUser {
  return { uid, email: email ?? '', emailVerified, signedInAt: new Date(metadata.lastSignInTime ?? 0) }
}
