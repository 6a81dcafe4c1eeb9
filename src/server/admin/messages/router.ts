import { z } from 'zod'
import { messageStates } from '../../../shared/contact/message-states.ts'
import { replyTemplatesSchema } from '../../../shared/contact/template-schemas.ts'
import { rowIdSchema } from '../../../shared/row-id-schemas.ts'
import { trimmedText } from '../../../shared/text-schemas.ts'
import { listReplyTemplates } from '../../contact/index.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import {
  replyToContactMessage,
  removeReplyTemplate,
  readInbox,
  readMessage,
  saveReplyTemplate,
  setMessageState,
} from './messages.ts'
import { readSubscribers, removeSubscriber } from './subscribers.ts'

const messages = createOperatorProcedure('answerMessages')

/** Filters contact messages. `find`: a part of an address, a message or a reply, in any state. */
const inboxInputSchema = z.object({
  state: z.enum(messageStates).default('open'),
  find: trimmedText(200).min(1).optional(),
  before: rowIdSchema.optional(),
})

export const messagesRouter = router({
  inbox: messages.input(inboxInputSchema).query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages
    .input(z.object({ id: rowIdSchema }))
    .query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages.input(replyToContactMessage.schema).mutation(replyToContactMessage.run),

  moveMessage: messages.input(setMessageState.schema).mutation(setMessageState.run),

  templates: messages.output(replyTemplatesSchema).query(({ ctx }) => listReplyTemplates(ctx.deps.db)),

  saveTemplate: messages.input(saveReplyTemplate.schema).mutation(saveReplyTemplate.run),

  deleteTemplate: messages.input(removeReplyTemplate.schema).mutation(removeReplyTemplate.run),

  subscribers: messages.query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages.input(removeSubscriber.schema).mutation(removeSubscriber.run),
})
