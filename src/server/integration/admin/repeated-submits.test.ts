import { expect, test } from 'vitest'
import { callQuery, readCallData, readRefusalCode, callMutation } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop, type TestResponse } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 })
const sora = await signUpOperator(shop, 'sora', 'owner')

const rowsOf = async (sql: string, values: unknown[] = []) => (await shop.deps.pool.query(sql, values)).rows
const outcomeOf = (answer: TestResponse) => readRefusalCode(answer) ?? 'done'
const texts = { bodyEn: 'Please log in again.', bodyJa: 'もう一度ログインしてください。' }
const templates = () => rowsOf('select name, body_en, body_ja from answer_templates order by name')
const uniqueName = () => `Login ${crypto.randomUUID().slice(0, 8)}`

async function storeTemplate(name: string): Promise<number> {
  await callMutation(shop, sora, 'admin.saveTemplate', { id: null, name, ...texts })
  const [row] = await rowsOf('select id from answer_templates where name = $1', [name])
  return row.id
}

async function receiveMessage(): Promise<number> {
  const email = `aiko-${crypto.randomUUID().slice(0, 8)}@example.com`
  await shop.post('/api/contact/submit', { email, message: 'Where is my guide?' })
  const { messages } = readCallData<{ messages: { id: number }[] }>(
    await callQuery(shop, sora, 'admin.inbox', { find: email }),
  )
  return messages[0]?.id ?? 0
}

async function subscribe(): Promise<string> {
  const email = `ben-${crypto.randomUUID().slice(0, 8)}@example.com`
  await rowsOf(
    `insert into news_subscriptions (email, language, key, asked_at, confirmed_at)
     values ($1, 'en', $2, now(), now())`,
    [email, crypto.randomUUID()],
  )
  return email
}

interface Case {
  /** Prepares the data and returns the dialog's input. */
  prepare: () => Promise<object>
  state: () => Promise<unknown>
  kind: string
  /** Outcome of every repeated submit. */
  repeated: string
}

/** Admin actions without an operation id, which must be idempotent by themselves. */
const cases: Record<string, Case> = {
  moveMessage: {
    prepare: async () => ({ id: await receiveMessage(), state: 'closed' }),
    state: () => rowsOf('select id, state from contact_messages order by id'),
    kind: 'message-moved',
    repeated: 'done',
  },
  'saveTemplate of a new template': {
    prepare: async () => ({ id: null, name: uniqueName(), ...texts }),
    state: templates,
    kind: 'template-saved',
    repeated: 'wrong-state',
  },
  'saveTemplate of an existing template': {
    prepare: async () => ({
      id: await storeTemplate(uniqueName()),
      name: uniqueName(),
      ...texts,
      bodyEn: 'Log in again.',
    }),
    state: templates,
    kind: 'template-saved',
    repeated: 'done',
  },
  deleteTemplate: {
    prepare: async () => ({ id: await storeTemplate(uniqueName()) }),
    state: templates,
    kind: 'template-deleted',
    repeated: 'not-found',
  },
  takeSubscriberOff: {
    prepare: async () => ({ email: await subscribe(), reason: 'asked by phone' }),
    state: () => rowsOf('select email from news_subscriptions order by email'),
    kind: 'subscriber-removed',
    repeated: 'not-found',
  },
}

test.each(Object.entries(cases))(
  '%s takes effect once when it is submitted five times at once and again later',
  async (name, { prepare, state, kind, repeated }) => {
    const submitted = await prepare()
    const submit = async () =>
      outcomeOf(await callMutation(shop, sora, `admin.${name.split(' ', 1)[0]}`, submitted))
    const entries = async () => (await rowsOf('select from operator_deeds where kind = $1', [kind])).length
    const [stateBefore, entriesBefore] = [await state(), await entries()]

    const outcomes = await Promise.all(Array.from({ length: 5 }, submit))
    const changed = await state()
    const late = await submit()

    expect(changed).not.toEqual(stateBefore)
    expect(outcomes.toSorted()).toEqual(['done', repeated, repeated, repeated, repeated].toSorted())
    expect(late).toBe(repeated)
    expect(await state()).toEqual(changed)
    expect((await entries()) - entriesBefore).toBe(1)
  },
)
