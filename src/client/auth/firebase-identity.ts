import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import type { ClientEnv } from './client-env.ts'
import type { IdentityPort, IdentityUser } from './identity-port.ts'

// Spec 4: the first of these that the browser allows.
const persistence = [browserLocalPersistence, indexedDBLocalPersistence, inMemoryPersistence]

export async function openFirebaseIdentity(env: ClientEnv): Promise<IdentityPort> {
  const auth = initializeAuth(initializeApp(env.firebaseConfig), { persistence })
  if (env.authEmulatorUrl !== undefined)
    connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true })
  await auth.authStateReady()
  return {
    signUp: async (email, password) =>
      toIdentityUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signIn: async (email, password) =>
      toIdentityUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
    currentUser: () => (auth.currentUser === null ? null : toIdentityUser(auth.currentUser)),
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user === null ? null : toIdentityUser(user))),
    idToken: async (options) => auth.currentUser?.getIdToken(options?.force),
  }
}

function toIdentityUser({ uid, email, emailVerified, metadata }: User): IdentityUser {
  return { uid, email: email ?? '', emailVerified, signedInAt: new Date(metadata.lastSignInTime ?? 0) }
}
