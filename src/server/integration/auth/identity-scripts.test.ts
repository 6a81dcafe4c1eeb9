import { execFile } from 'node:child_process'
import { describe, expect, inject, test } from 'vitest'
import { grantRole } from '../../../../scripts/operator/grant-role.ts'
import { relinkAccountByEmail } from '../../../../scripts/operator/relink-account.ts'
import type { Role } from '../../../shared/auth/roles.ts'
import { openFirebase } from '../../auth/index.ts'
import { callEmulator, signUpAtProvider, type Person, waitForNextSecond } from '../../testing/people.ts'
import { runInProcess, type CommandResult } from '../../testing/processes/run-in-process.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 })

// The scripts connect to these services from a separate process.

const { authEmulatorUrl, projectId } = inject('services')
const firebase = () => openFirebase(shop.deps.env)

const settings = () => ({
  SANDBOX: '1',
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(authEmulatorUrl).host,
  DATABASE_URL: shop.databaseUrl,
})

/** Runs a script from the command line, in its own process. */
function runScript(name: string, ...args: string[]): Promise<CommandResult> {
  const env = { ...process.env, ...settings() }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, said, complained) =>
      resolve({ code: error === null ? 0 : Number(error.code), said, complained }),
    )
  })
}

const grant = (email: string, role: Role | undefined) =>
  runInProcess(() => grantRole(email, role), settings())
const relink = (email: string) => runInProcess(() => relinkAccountByEmail(email), settings())

async function signInAgain({ email }: Person): Promise<string> {
  const body = { email, password: 'secret-123' }
  const answer = await callEmulator(authEmulatorUrl, 'accounts:signInWithPassword', body)
  return (answer as { idToken: string }).idToken
}

async function roleOf(idToken: string): Promise<Role | undefined> {
  return (await shop.deps.identity.findCallerByToken(idToken))?.role
}

describe('operator:grant sets and removes the role of a user', () => {
  test('operator:grant grants and revokes roles without changing other Firebase claims', async () => {
    const person = await shop.signUp('chie')
    await firebase().setCustomUserClaims(person.uid, { plan: 'kept' })

    const granted = await runScript('operator-grant', person.email)
    expect(granted).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${person.email} (${person.uid}) is an owner now.`),
    })
    expect((await firebase().getUser(person.uid)).customClaims).toEqual({ plan: 'kept', admin: true })
    await waitForNextSecond()
    expect(await roleOf(await signInAgain(person))).toBe('owner')

    expect((await grant(person.email, 'owner')).said).toContain('was an owner already')

    const narrowed = await grant(person.email, 'editor')
    expect(narrowed.said).toContain('is an editor now.')
    expect((await firebase().getUser(person.uid)).customClaims).toEqual({ plan: 'kept', role: 'editor' })

    const revoked = await grant(person.email, undefined)
    expect(revoked).toMatchObject({ code: 0, said: expect.stringContaining('is no operator now.') })
    expect((await firebase().getUser(person.uid)).customClaims).toEqual({ plan: 'kept' })
  })

  test('operator:grant reports an unknown email address and prints its usage', async () => {
    expect(await grant('nobody-at-all@example.com', 'owner')).toEqual({
      code: 1,
      said: '',
      complained: 'No Firebase user has the email nobody-at-all@example.com\n',
    })
    expect(await runScript('operator-grant')).toMatchObject({
      code: 1,
      complained: 'Usage: npm run operator:grant -- EMAIL [--role owner|editor|support | --revoke]\n',
    })
    expect(await runScript('operator-grant', 'a@example.com', '--role', 'king')).toMatchObject({ code: 1 })
  })
})

/** Creates another Firebase user with the same email address, after the old one was deleted. */
async function signUpAgain(email: string, emailVerified: boolean): Promise<Person> {
  const newLogin = await signUpAtProvider(authEmulatorUrl, email)
  await firebase().updateUser(newLogin.uid, { emailVerified })
  return newLogin
}

const mayRead = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', { ...person, cookie: '' })).json<{ canView: boolean }>().canView

describe('account:relink moves an account to the new Firebase user of its email address', () => {
  test('account:relink moves purchases to a new Firebase user only once its email is verified', async () => {
    const [former, other] = [await shop.signUp('hana'), await shop.signUp('zen')]
    await shop.post('/api/users/free-selection', { guideId: 1 }, former)
    await firebase().deleteUser(former.uid)
    const newLogin = await signUpAgain(former.email, false)
    expect((await shop.visit('/api/auth/me', newLogin)).status).toBe(409)

    const unproven = await relink(former.email)
    expect(unproven).toMatchObject({ code: 1, complained: expect.stringContaining('hasn’t verified') })
    expect((await shop.visit('/api/auth/me', newLogin)).status).toBe(409)

    await firebase().updateUser(newLogin.uid, { emailVerified: true })
    const moved = await runScript('account-relink', former.email)
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('with everything that was bought') })
    expect([await mayRead(newLogin), await mayRead(other)]).toEqual([true, false])
    expect((await relink(former.email)).complained).toContain('already')
  })

  test('account:relink leaves the purchases with a user who only changed the email address', async () => {
    const former = await shop.signUp('squatter')
    await shop.post('/api/users/free-selection', { guideId: 1 }, former)
    await firebase().updateUser(former.uid, { email: `other-${former.email}` })
    const owner = await signUpAgain(former.email, true)

    const freed = await relink(former.email)

    expect(freed).toMatchObject({ code: 0, said: expect.stringContaining('keeps its account') })
    expect((await shop.visit('/api/auth/me', owner)).json()).toMatchObject({ user: { uid: owner.uid } })
    expect(await mayRead(owner)).toBe(false)
    expect(
      await mayRead({ ...former, idToken: await signInAgain({ ...former, email: `other-${former.email}` }) }),
    ).toBe(true)
  })

  test('account:relink moves nothing to a disabled Firebase user', async () => {
    const former = await shop.signUp('hana')
    await shop.post('/api/users/free-selection', { guideId: 1 }, former)
    await firebase().deleteUser(former.uid)
    const newLogin = await signUpAgain(former.email, true)
    await firebase().updateUser(newLogin.uid, { disabled: true })

    const refused = await relink(former.email)

    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('is disabled') })
    await firebase().updateUser(newLogin.uid, { disabled: false })
    expect((await shop.visit('/api/auth/me', newLogin)).status).toBe(409)
  })

  test('account:relink never merges two accounts and changes no unrelated one', async () => {
    const [former, owner, third] = [
      await shop.signUp('hana'),
      await shop.signUp('yui'),
      await shop.signUp('zen'),
    ]
    await shop.post('/api/users/free-selection', { guideId: 1 }, former)
    await firebase().deleteUser(former.uid)
    await firebase().updateUser(owner.uid, { email: former.email, emailVerified: true })
    const accounts = async () =>
      (await shop.deps.pool.query('select firebase_uid, email from users order by id')).rows
    const before = await accounts()

    const refused = await relink(former.email)

    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('has its own account') })
    expect(await accounts()).toEqual(before)
    expect(before).toContainEqual({ firebase_uid: third.uid, email: third.email })
  })

  test('account:relink reports that the shop has no account with the email address', async () => {
    const { code, complained } = await relink('nobody-at-all@example.com')
    expect([code, complained]).toEqual([
      1,
      'No account of this shop has the email nobody-at-all@example.com\n',
    ])
  })
})
