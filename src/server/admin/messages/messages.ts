import { z } from 'zod'
import { operationIdSchema } from '../../../shared/admin/admin-schemas.ts'
import { messageStates } from '../../../shared/contact/message-states.ts'
import { replyTemplateInputSchema } from '../../../shared/contact/template-schemas.ts'
import { rowIdSchema } from '../../../shared/row-id-schemas.ts'
import { trimmedText } from '../../../shared/text-schemas.ts'
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
} from '../../contact/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { withIsoDates } from '../iso-dates.ts'
import { createAuditedAction, createOperation } from '../operations/run-operation.ts'

const pageSize = 30

/** Returns messages, newest first: those in a state or, with `find`, those in any state that match (B20.20, B20.31). */
export async function readInbox({ db }: Pick<Deps, 'db'>, filter: Parameters<typeof listInbox>[1]) {
  const [counts, found] = await Promise.all([countMessages(db), listInbox(db, filter, pageSize + 1)])
  const messages = found.slice(0, pageSize).map(withIsoDates)
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
    ...withIsoDates(message),
    readerId: reader?.id ?? null,
    templates: templates.map(({ id, name, [body]: text }) => ({ id, name, body: text })),
    replies: replies.map(withIsoDates),
  }
}

export const replyToContactMessage = createOperation(
  'message-answered',
  z.object({ operationId: operationIdSchema, id: rowIdSchema, body: trimmedText(10_000).min(1) }),
  ({ id }) => id,
  async (tx, { id, body }, { deps, operator, now }) => {
    await replyToMessage(tx, deps, { id, body, operator: operator.email }, now)
    return { after: { message: String(id) } }
  },
)

export const setMessageState = createAuditedAction(
  z.object({ id: rowIdSchema, state: z.enum(messageStates) }),
  async (tx, { id, state }) => {
    const before = await changeMessageState(tx, id, state)
    if (before === undefined) throw new Refusal('not-found')
    if (before === state) return undefined
    const message = String(id)
    return { kind: 'message-moved', before: { message, state: before }, after: { message, state } }
  },
)

/** Creates or changes a reply template and inserts an audit log entry (B20.32). */
export const saveReplyTemplate = createAuditedAction(
  replyTemplateInputSchema,
  async (tx, template, { operator, now }) => {
    const outcome = await storeReplyTemplate(tx, template, { by: operator.email, now })
    if (outcome === 'refused')
      throw new Refusal('wrong-state', 'It was deleted, or another template has this name')
    return outcome === 'unchanged'
      ? undefined
      : { kind: 'template-saved', after: { template: template.name } }
  },
)

export const removeReplyTemplate = createAuditedAction(z.object({ id: rowIdSchema }), async (tx, { id }) => {
  const name = await deleteReplyTemplate(tx, id)
  if (name === undefined) throw new Refusal('not-found')
  return { kind: 'template-deleted', before: { template: name } }
})
