import type { MessageState } from '../../shared/contact/message-states.ts'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'

export type InboxMessage = Selectable<DB['contactMessages']>

/** Filter of the inbox: by state, or a text search in all states. `before` is a message id. */
interface InboxFilter {
  state: MessageState
  find?: string | undefined
  before?: number | undefined
}

/** Returns messages, newest first. */
export function listInbox(
  db: Db,
  { state, find, before }: InboxFilter,
  count: number,
): Promise<InboxMessage[]> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .$if(find === undefined, (query) => query.where('state', '=', state))
    .$if(find !== undefined, (query) => query.where((eb) => holds(eb, find ?? '')))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

/** Matches a part of the address, message or replies. The table holds a year of messages, which is small enough for a scan. */
function holds(eb: ExpressionBuilder<DB, 'contactMessages'>, text: string) {
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return eb.or([
    eb('email', 'ilike', part),
    eb('message', 'ilike', part),
    eb.exists(
      eb
        .selectFrom('contactReplies')
        .select('contactReplies.id')
        .whereRef('contactReplies.messageId', '=', 'contactMessages.id')
        .where('contactReplies.body', 'ilike', part),
    ),
  ])
}

export async function countMessages(db: Db): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('contactMessages')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { open: 0, answered: 0, closed: 0, ...counts }
}

export function findMessage(db: Db, id: number): Promise<InboxMessage | undefined> {
  return db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the replies to a message, oldest first. */
export function listReplies(db: Db, messageId: number) {
  return db
    .selectFrom('contactReplies')
    .select(['id', 'operatorEmail as operator', 'body', 'writtenAt'])
    .where('messageId', '=', messageId)
    .orderBy('id')
    .execute()
}

export async function insertReply(
  tx: Db,
  { messageId, operator, body }: { messageId: number; operator: string; body: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('contactReplies')
    .values({ messageId, operatorEmail: operator, body, writtenAt: now })
    .execute()
}

/** Changes the state of a message and returns the previous one. Locks the message until the transaction ends. Undefined if there is no such message. */
export async function changeMessageState(
  tx: Db,
  id: number,
  state: MessageState,
): Promise<MessageState | undefined> {
  const before = await tx
    .selectFrom('contactMessages')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before !== undefined)
    await tx.updateTable('contactMessages').set({ state }).where('id', '=', id).execute()
  return before?.state
}
