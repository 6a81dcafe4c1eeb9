import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { setRole } from '../../src/server/auth/index.ts'
import type { AuthEmulator } from './auth-emulator/auth-emulator.ts'

export const demoAccounts = [
  { uid: 'demo-aiko', email: 'aiko@example.com', password: 'demo-aiko-2026', name: 'Aiko', admin: false },
  { uid: 'demo-chie', email: 'chie@example.com', password: 'demo-chie-2026', name: 'Chie', admin: true },
] as const

/** Creates the demo's user and operator in the emulator if they don't exist. */
export async function ensureDemoAccounts({ host, projectId }: AuthEmulator): Promise<void> {
  // firebase-admin reads the emulator's address from this variable when Auth is first requested.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host
  const app = initializeApp({ projectId }, 'demo-accounts')
  for (const account of demoAccounts) await ensureAccount(getAuth(app), account)
  await deleteApp(app)
}

async function ensureAccount(auth: Auth, account: (typeof demoAccounts)[number]): Promise<void> {
  const { uid, email, password, name, admin } = account
  const found = await auth.getUsers([{ uid }, { email }])
  if (found.users.length === 0)
    await auth.createUser({ uid, email, password, displayName: name, emailVerified: true })
  if (admin) await setRole(auth, email, 'owner')
}
