import { inject } from 'vitest'
import type { Role } from '../../shared/auth/roles.ts'
import { openFirebase, setRole } from '../auth/index.ts'
import { signInAtProvider, signUpAtProvider, testPassword, type Person } from './people.ts'
import type { Shop } from './shop.ts'

/** Creates a user, grants the role as the operators' script does, and registers the user in the shop. */
export async function signUpOperator(shop: Shop, name: string, role: Role = 'owner'): Promise<Person> {
  const { authEmulatorUrl } = inject('services')
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const { uid } = await signUpAtProvider(authEmulatorUrl, email)
  await setRole(openFirebase(shop.deps.env), email, role)
  const operator = { uid, email, ...(await signInAtProvider(authEmulatorUrl, email)) }
  const registration = { email, password: testPassword, username: name }
  const registered = await shop.post('/api/auth/register', registration, operator)
  return { ...operator, cookie: String(registered.headers['set-cookie']).split(';', 1)[0] ?? '' }
}
