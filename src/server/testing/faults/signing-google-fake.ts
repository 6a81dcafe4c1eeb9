import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { signToken, startGoogleFake, type GoogleFake } from '../google-fake.ts'
import type { Person } from '../people.ts'
import type { OwnPostgres } from './own-postgres.ts'

/** A fake of Google's servers with real signatures, for nodes that run without the emulator. */
export interface SigningGoogleFake extends GoogleFake {
  settings: (ports: { keys: number; tokens: number; accounts: number }) => Record<string, string>
  signUp: (name: string) => Promise<Person>
}

export async function startSigningGoogleFake(
  projectId: string,
  { query }: Pick<OwnPostgres, 'query'>,
): Promise<SigningGoogleFake> {
  const google = await startGoogleFake()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    project_id: projectId,
    client_email: 'shop@example.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }

  function sign(issuer: string, uid: string, email: string, lifetimeSeconds: number): string {
    const now = Math.floor(Date.now() / 1000)
    const said = {
      iss: `https://${issuer}/${projectId}`,
      aud: projectId,
      sub: uid,
      email,
      email_verified: true,
    }
    const times = { iat: now, auth_time: now, exp: now + lifetimeSeconds }
    const header = { alg: 'RS256', kid: google.keyId, typ: 'JWT' }
    return signToken(header, { ...said, ...times }, () => google.privateKey)
  }

  return {
    ...google,
    settings: ({ keys, tokens, accounts }) => ({
      FIREBASE_AUTH_EMULATOR_HOST: '',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
      GOOGLE_KEYS_PORT: String(keys),
      GOOGLE_TOKENS_PORT: String(tokens),
      GOOGLE_PORT: String(accounts),
    }),
    async signUp(name) {
      const [uid, email] = [randomUUID(), `${name}-${randomUUID().slice(0, 8)}@example.com`]
      google.accounts.set(uid, { email, emailVerified: true })
      await query('insert into users (email, username, firebase_uid) values ($1, $2, $3)', [email, name, uid])
      const cookie = `session=${sign('session.firebase.google.com', uid, email, 14 * 24 * 3600)}`
      return {
        uid,
        email,
        idToken: sign('securetoken.google.com', uid, email, 3600),
        refreshToken: '',
        cookie,
      }
    },
  }
}
