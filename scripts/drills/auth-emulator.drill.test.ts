import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterEach, expect, test } from 'vitest'
import { waitForNextSecond } from '../../src/server/testing/people.ts'
import { type AuthEmulator, startAuthEmulator } from '../demo/auth-emulator/auth-emulator.ts'
import { startMailbox } from '../sandbox/mailbox/server.ts'
import type { ReceivedMail } from '../sandbox/mailbox/store.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'auth-emulator-test-'))
const password = 'correct horse'

afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function asOperator<T>(emulator: AuthEmulator, work: (auth: ReturnType<typeof getAuth>) => Promise<T>) {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host
  const app = initializeApp({ projectId: emulator.projectId }, crypto.randomUUID())
  const result = await work(getAuth(app))
  await deleteApp(app)
  return result
}

async function signIn(emulator: AuthEmulator, email: string): Promise<{ localId: string; idToken: string }> {
  const address = `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  return (await response.json()) as { localId: string; idToken: string }
}

test('an account, its claims and its sessions survive a kill -9 of the emulator', async () => {
  const first = await startAuthEmulator({ dataDir })
  const { uid } = await asOperator(first, async (auth) => {
    const user = await auth.createUser({ email: 'chie@example.com', password })
    await auth.setCustomUserClaims(user.uid, { admin: true })
    return user
  })
  const { idToken } = await signIn(first, 'chie@example.com')
  const session = await asOperator(first, (auth) =>
    auth.createSessionCookie(idToken, { expiresIn: 3_600_000 }),
  )
  const saved = () => readFile(path.join(dataDir, 'auth/accounts.json'), 'utf8').catch(() => '')
  await expect.poll(saved).toContain('admin')
  await waitForNextSecond()
  first.child.signal('SIGKILL')
  await first.child.exited

  const second = await startAuthEmulator({ dataDir })
  const again = await signIn(second, 'chie@example.com')
  const claims = await asOperator(second, (auth) => auth.verifySessionCookie(session, true))
  await second.stop()

  expect(again.localId).toBe(uid)
  expect(claims).toMatchObject({ uid, admin: true })
})

test('emails with Firebase’s links arrive in the mailbox, and a reset sets the new password', async () => {
  const mailbox = await startMailbox()
  const emulator = await startAuthEmulator({ dataDir, smtpUrl: mailbox.smtpUrl })
  const email = 'mei@example.com'
  const mails = async () => (await (await fetch(`${mailbox.url}/_sandbox/mails`)).json()) as ReceivedMail[]
  const linkIn = async (subject: string) => {
    await expect.poll(async () => (await mails()).map((mail) => mail.subject)).toContain(subject)
    const mail = (await mails()).find((each) => each.subject === subject)
    return /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const send = (body: object) =>
    fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  try {
    await asOperator(emulator, (auth) => auth.createUser({ email, password: 'forgotten' }))
    // The response contains this link, so the caller sends the email.
    await asOperator(emulator, (auth) => auth.generateEmailVerificationLink(email))
    await send({ requestType: 'PASSWORD_RESET', email })
    const link = await linkIn('Reset your password')
    expect(await (await fetch(link)).text()).toContain('New password')
    await fetch(`${link}&newPassword=${encodeURIComponent(password)}`)
    const { idToken } = await signIn(emulator, email)

    await send({ requestType: 'VERIFY_EMAIL', idToken })
    await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'mei@example.net' })
    await fetch(await linkIn('Verify your email address'))
    await fetch(await linkIn('Verify your new email address'))
    expect(await signIn(emulator, 'mei@example.net')).toMatchObject({ idToken: expect.any(String) })
    expect((await mails()).map(({ to }) => to)).toEqual([[email], [email], ['mei@example.net']])
  } finally {
    await emulator.stop()
    await mailbox.close()
  }
})
