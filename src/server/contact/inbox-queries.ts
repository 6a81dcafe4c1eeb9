import type { MessageState } from '../../shared/contact/message-states.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'

export interface InboxMessage {
  id: number
  email: string
  message: string
  language: PageLanguage
  createdAt: Date
  state: MessageState
}

const columns = ['id', 'email', 'message', 'language', 'created_at as createdAt', 'state'] as const

// The table's check constraints hold these words.
const toMessage = ({
  language,
  state,
  ...row
}: Omit<InboxMessage, 'language' | 'state'> & Record<'language' | 'state', string>) => ({
  ...row,
  language: language as PageLanguage,
  state: state as MessageState,
})

/** Where messages are looked for: in one state, or everywhere by a part of an address, a message or an answer. */
export interface Looked {
  state: MessageState
  find?: string | undefined
  before?: number | undefined
}

/** The newest first, from before one of them on. */
export async function listInbox(
  db: Db,
  { state, find, before }: Looked,
  count: number,
): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(columns)
    .$if(find === undefined, (query) => query.where('state', '=', state))
    .$if(find !== undefined, (query) => query.where((eb) => holds(eb, find ?? '')))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(toMessage)
}

/** A year of messages is little enough to be looked through. */
function holds(eb: ExpressionBuilder<DB, 'contact_messages'>, text: string) {
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return eb.or([
    eb('email', 'ilike', part),
    eb('message', 'ilike', part),
    eb.exists(
      eb
        .selectFrom('contact_replies')
        .select('contact_replies.id')
        .whereRef('contact_replies.message_id', '=', 'contact_messages.id')
        .where('contact_replies.body', 'ilike', part),
    ),
  ])
}

export async function countMessages(db: Db): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { open: 0, answered: 0, closed: 0, ...counts }
}

export async function findMessage(db: Db, id: number): Promise<InboxMessage | undefined> {
  const row = await db.selectFrom('contact_messages').select(columns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : toMessage(row)
}

/** The oldest first. */
export function listReplies(
  db: Db,
  messageId: number,
): Promise<{ id: number; operator: string; body: string; writtenAt: Date }[]> {
  return db
    .selectFrom('contact_replies')
    .select(['id', 'operator_email as operator', 'body', 'written_at as writtenAt'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
}

export async function insertReply(
  tx: Db,
  { messageId, operator, body }: { messageId: number; operator: string; body: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('contact_replies')
    .values({ message_id: messageId, operator_email: operator, body, written_at: now })
    .execute()
}

/** What it was before; undefined if there is no such message. Until the transaction ends, nobody else changes it. */
export async function changeMessageState(
  tx: Db,
  id: number,
  state: MessageState,
): Promise<MessageState | undefined> {
  const before = await tx
    .selectFrom('contact_messages')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before !== undefined)
    await tx.updateTable('contact_messages').set({ state }).where('id', '=', id).execute()
  return before?.state as MessageState | undefined
}
