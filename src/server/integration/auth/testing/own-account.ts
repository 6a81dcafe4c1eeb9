import { inject } from 'vitest'
import { callQuery, readCallData, submitOperation } from '../../../testing/call.ts'
import { signUpOperator } from '../../../testing/operators.ts'
import { callEmulator, testPassword, type Person, waitForNextSecond } from '../../../testing/people.ts'
import type { Shop } from '../../../testing/shop.ts'
import { buyItems } from '../../payments/testing/buy.ts'

const { authEmulatorUrl } = inject('services')

/** Logs the person in again, as on another device, and returns the new tokens and session cookie. */
export async function logInAgain(shop: Shop, person: Person, email = person.email): Promise<Person> {
  await waitForNextSecond()
  const answer = await callEmulator(authEmulatorUrl, 'accounts:signInWithPassword', {
    email,
    password: testPassword,
  })
  const { idToken, refreshToken } = answer as { idToken: string; refreshToken: string }
  const again = { uid: person.uid, email, idToken, refreshToken }
  const login = await shop.post('/api/auth/login', { email, password: testPassword }, again)
  const [cookie = ''] = [login.headers['set-cookie']].flat()
  return { ...again, cookie: String(cookie).split(';', 1)[0] ?? '' }
}

/** Answers the latest message from the person's address, as support. */
export async function replyAsSupport(shop: Shop, { email }: Person, body: string): Promise<void> {
  const support = await signUpOperator(shop, 'support', 'support')
  const { messages } = readCallData<{ messages: { id: number }[] }>(
    await callQuery(shop, support, 'admin.inbox', { find: email }),
  )
  const answer = await submitOperation(shop, support, 'admin.answerMessage', { id: messages[0]?.id, body })
  if (answer.status !== 200) throw new Error(`The reply was refused: ${answer.body}`)
}

export const buyGuide = async (shop: Shop, person: Person, guideId: number) =>
  (await buyItems(shop, person, [`guide:${guideId}`])).payment

interface Closing {
  deletesAt: string | null
}

/** Calls a tRPC procedure and returns its result, or `{ refusal }` with the error code. */
export async function callProcedure<T = Closing>(
  shop: Shop,
  name: string,
  person: Person | undefined,
  input?: object,
): Promise<T> {
  const isQuery = ['account.closing', 'account.closingByKey', 'account.copies', 'auth.emailChange'].includes(
    name,
  )
  const json = JSON.stringify({ json: input ?? null })
  const answer = isQuery
    ? await shop.visit(`/trpc/${name}?input=${encodeURIComponent(json)}`, person)
    : await shop.post(`/trpc/${name}`, { json: input ?? null }, person)
  const body = answer.json<{
    result?: { data: { json: T } }
    error?: { json: { data: { refusal: string } } }
  }>()
  return body.result?.data.json ?? ({ refusal: body.error?.json.data.refusal } as T)
}

export async function requestAccountDeletion(shop: Shop, person: Person): Promise<string | null> {
  await waitForNextSecond()
  return (await callProcedure(shop, 'account.askDeletion', person, { language: 'en' })).deletesAt
}

export interface UserRow {
  id: number
  email: string
  username: string
  firebase_uid: string
}

/** Returns the row of a user, even after the account was deleted. */
export async function fetchUserRow(shop: Shop, id: number): Promise<UserRow | undefined> {
  const { rows } = await shop.deps.pool.query<UserRow>(
    'select id, email, username, firebase_uid from users where id = $1',
    [id],
  )
  return rows[0]
}

export async function fetchUserId(shop: Shop, person: Person): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ id: number }>(
    'select id from users where firebase_uid = $1',
    [person.uid],
  )
  return rows[0]?.id ?? 0
}

/** Returns every row of every table as text, to find leftover personal data. */
export async function dumpDatabase(shop: Shop): Promise<string> {
  const { rows: tables } = await shop.deps.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await shop.deps.pool.query(`select row_to_json(t)::text as text from ${name} t`)
    texts.push(...(rows as { text: string }[]).map(({ text }) => text))
  }
  return texts.join('\n')
}
