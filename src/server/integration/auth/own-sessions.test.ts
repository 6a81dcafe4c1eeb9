import { describe, expect, test } from 'vitest'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { waitForNextSecond, type Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { logInAgain } from './testing/own-account.ts'
import { touchSession } from '../../auth/session/session-queries.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 })

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }

const sessionsOf = async (person: Person) =>
  readCallData<RouterOutputs['auth']['sessions']>(await callQuery(shop, person, 'auth.sessions'))

/** Returns the status of a read by token, a read by cookie, and a write. */
async function statusesOf({ idToken, cookie = '' }: Person): Promise<number[]> {
  const authorization = `Bearer ${idToken}`
  const answers = await Promise.all([
    shop.visit('/api/auth/me', undefined, { authorization }),
    shop.visit('/api/auth/me', undefined, { cookie }),
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/username',
      headers: { authorization, cookie },
      payload: { username: 'mei' },
    }),
  ])
  return answers.map((answer) => ('statusCode' in answer ? answer.statusCode : answer.status))
}

describe('the session list shows the devices of its user', () => {
  test('the session list names each device, its first and last use, and the current session', async () => {
    const mei = await shop.signUp('mei')
    await shop.visit('/api/auth/me', mei, firefox)
    const phone = await logInAgain(shop, mei)

    const sessions = await sessionsOf(phone)
    expect(sessions).toMatchObject([
      { device: '', isCurrent: true },
      { device: 'Firefox, Windows', isCurrent: false },
    ])
    expect(await sessionsOf(mei)).toEqual(
      sessions.map((session) => ({ ...session, isCurrent: !session.isCurrent })),
    )
  })

  test('the last use of a session is stored at most once an hour', async () => {
    const nao = await shop.signUp('nao')
    const [session] = await sessionsOf(nao)
    const key = { uid: nao.uid, signedInAt: new Date(session?.signedInAt ?? '') }
    const useAfter = async (minutes: number) => {
      const now = new Date(Date.parse(session?.lastUsedAt ?? '') + minutes * 60_000)
      await touchSession(shop.deps.db, key, { device: '', now })
      return (await sessionsOf(nao))[0]?.lastUsedAt === now.toISOString()
    }
    expect([await useAfter(59), await useAfter(61)]).toEqual([false, true])
  })

  test('a stored session contains neither the User-Agent header nor an IP address', async () => {
    const oto = await shop.signUp('oto')
    await shop.visit('/api/auth/me', oto, firefox)
    const { rows } = await shop.deps.pool.query(
      'select sessions.* from sessions join users on users.id = user_id where firebase_uid = $1',
      [oto.uid],
    )
    expect(rows).toEqual([
      {
        user_id: expect.any(Number),
        device: 'Firefox, Windows',
        signed_in_at: expect.any(Date),
        last_used_at: expect.any(Date),
      },
    ])
  })

  test('the session list omits sessions that were logged out, alone or everywhere', async () => {
    const rin = await shop.signUp('rin')
    const [phone, tablet] = [await logInAgain(shop, rin), await logInAgain(shop, rin)]
    for (const device of [rin, phone, tablet]) await sessionsOf(device)
    expect(await sessionsOf(tablet)).toHaveLength(3)
    await shop.post('/api/auth/logout', {}, phone)
    expect(await sessionsOf(tablet)).toHaveLength(2)

    await waitForNextSecond()
    await shop.post('/api/auth/logout-everywhere', {}, tablet)
    const again = await logInAgain(shop, rin)
    expect(await sessionsOf(again)).toMatchObject([{ isCurrent: true }])
  })

  test('the session list rejects guests and shows no session of another user', async () => {
    const [sae, other] = [await shop.signUp('sae'), await shop.signUp('other')]
    await sessionsOf(other)
    expect(await sessionsOf(sae)).toHaveLength(1)
    expect(readRefusalCode(await callQuery(shop, undefined, 'auth.sessions'))).toBe('authentication-required')
  })
})

describe('a user can log out other devices', () => {
  test('logging out other devices ends them at their next request and keeps the current session', async () => {
    const mei = await shop.signUp('mei')
    const phone = await logInAgain(shop, mei)
    expect([await statusesOf(mei), await statusesOf(phone)]).toEqual([
      [200, 200, 200],
      [200, 200, 200],
    ])

    expect((await callMutation(shop, mei, 'auth.logoutOthers')).status).toBe(200)

    expect(await statusesOf(phone)).toEqual([401, 401, 401])
    expect(await statusesOf(mei)).toEqual([200, 200, 200])
    expect(await sessionsOf(mei)).toMatchObject([{ isCurrent: true }])
    const answer = await shop.visit('/api/auth/me', undefined, { cookie: phone.cookie ?? '' })
    expect([answer.headers['set-cookie']].flat().join()).toContain('session=;')
  })

  test('a device that was logged out from another one can sign in again', async () => {
    const nao = await shop.signUp('nao')
    await logInAgain(shop, nao)
    await callMutation(shop, nao, 'auth.logoutOthers')
    const again = await logInAgain(shop, nao)
    expect(await statusesOf(again)).toEqual([200, 200, 200])
    expect(await statusesOf(nao)).toEqual([200, 200, 200])
  })

  test('logging out other devices also ends unlisted sessions and the session that an earlier such logout kept', async () => {
    const oto = await shop.signUp('oto')
    const phone = await logInAgain(shop, oto)
    await callMutation(shop, phone, 'auth.logoutOthers')
    expect(await statusesOf(oto)).toEqual([401, 401, 401])
    const tablet = await logInAgain(shop, oto)
    await callMutation(shop, tablet, 'auth.logoutOthers')
    expect([await statusesOf(phone), await statusesOf(tablet)]).toEqual([
      [401, 401, 401],
      [200, 200, 200],
    ])
  })

  test('a kept session accepts a token that was renewed after a sign-in on another device', async () => {
    const rin = await shop.signUp('rin')
    const phone = await logInAgain(shop, rin)
    await callMutation(shop, rin, 'auth.logoutOthers')
    // Simulates a renewed token of rin's session: the Auth emulator gives it the time of the user's last sign-in, here on the
    // phone.
    const renewed = { ...rin, idToken: phone.idToken }
    expect((await callMutation(shop, renewed, 'auth.rename', { username: 'rin' })).status).toBe(200)
    expect(readRefusalCode(await callMutation(shop, phone, 'auth.rename', { username: 'rin' }))).toBe(
      'authentication-required',
    )
  })

  test('logging out other devices needs a bearer token', async () => {
    const { cookie = '' } = await shop.signUp('sae')
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/trpc/auth.logoutOthers',
      headers: { cookie },
      payload: { json: {} },
    })
    expect(answer.statusCode).toBe(401)
  })
})
