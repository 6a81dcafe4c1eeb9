import type { z } from 'zod'
import type { MessageState } from '../../../shared/contact/message-states.ts'
import type { ReplyInput } from '../../../shared/admin/admin-schemas.ts'
import type { replyTemplateInputSchema } from '../../../shared/contact/template-schemas.ts'
import { findUserByEmailOrUid } from '../../access/index.ts'
import {
  changeMessageState,
  countMessages,
  deleteReplyTemplate,
  findMessage,
  listInbox,
  listReplies,
  listReplyTemplates,
  replyToMessage,
  storeReplyTemplate,
  type InboxMessage,
} from '../../contact/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'
import { createNewOperation, runOperation } from '../operations/run-operation.ts'

const pageSize = 30

const toShown = ({ createdAt, ...message }: InboxMessage) => ({
  ...message,
  createdAt: createdAt.toISOString(),
})

/** Returns messages, newest first: those in a state or, with `find`, those in any state that match (B20.20, B20.31). */
export async function readInbox(
  { db }: Pick<Deps, 'db'>,
  filter: { state: MessageState; find?: string | undefined; before?: number | undefined },
) {
  const [counts, found] = await Promise.all([countMessages(db), listInbox(db, filter, pageSize + 1)])
  const messages = found.slice(0, pageSize).map(toShown)
  return { counts, messages, next: found.length > pageSize ? (messages.at(-1)?.id ?? null) : null }
}

/** Returns a message with its replies, the reply templates in its language and the id of the user with its email address. */
export async function readMessage({ db }: Pick<Deps, 'db'>, id: number) {
  const message = await findMessage(db, id)
  if (message === undefined) throw new Refusal('not-found')
  const [replies, reader, templates] = await Promise.all([
    listReplies(db, id),
    findUserByEmailOrUid(db, message.email),
    listReplyTemplates(db),
  ])
  const body = message.language === 'ja' ? 'bodyJa' : 'bodyEn'
  return {
    ...toShown(message),
    readerId: reader?.id ?? null,
    templates: templates.map(({ id, name, [body]: text }) => ({ id, name, body: text })),
    replies: replies.map(({ writtenAt, ...reply }) => ({ ...reply, writtenAt: writtenAt.toISOString() })),
  }
}

export async function replyToContactMessage(
  deps: Pick<Deps, 'db' | 'jobs' | 'env' | 'clock'>,
  operator: Caller,
  input: ReplyInput,
): Promise<void> {
  const { id, body } = input
  const operation = createNewOperation(operator, 'message-answered', id, input)
  await runOperation(deps, operation, (complete) =>
    deps.db.transaction().execute(async (tx) => {
      await replyToMessage(tx, deps, { id, body, operator: operator.email }, deps.clock())
      await complete(tx, { reason: '', after: { message: String(id) } })
    }),
  )
}

export async function setMessageState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: Caller,
  { id, state }: { id: number; state: MessageState },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await changeMessageState(tx, id, state)
    if (before === undefined) throw new Refusal('not-found')
    if (before === state) return
    const message = String(id)
    const entry = { operator, kind: 'message-moved', reason: '' } as const
    await insertAuditEntry(
      tx,
      { ...entry, before: { message, state: before }, after: { message, state } },
      clock(),
    )
  })
}

/** Creates or changes a reply template and inserts an audit log entry (B20.32). */
export async function saveReplyTemplate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: Caller,
  template: z.infer<typeof replyTemplateInputSchema>,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const outcome = await storeReplyTemplate(tx, template, { by: operator.email, now })
    if (outcome === 'refused')
      throw new Refusal('wrong-state', 'It was deleted, or another template has this name')
    if (outcome === 'unchanged') return
    const after = { template: template.name }
    await insertAuditEntry(tx, { operator, kind: 'template-saved', reason: '', after }, now)
  })
}

export async function removeReplyTemplate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: Caller,
  { id }: { id: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await deleteReplyTemplate(tx, id)
    if (name === undefined) throw new Refusal('not-found')
    const before = { template: name }
    await insertAuditEntry(tx, { operator, kind: 'template-deleted', reason: '', before }, clock())
  })
}
