import {
  replyTemplatesSchema,
  replyTemplateIdInputSchema,
  replyTemplateInputSchema,
} from '../../../shared/contact/template-schemas.ts'
import {
  replyInput,
  inboxInput,
  messageInput,
  messageStateInput,
  subscriberActionInput,
} from '../../../shared/admin/admin-schemas.ts'
import { listReplyTemplates } from '../../contact/index.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import { createOperatorResolver } from '../as-operator.ts'
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

export const messagesRouter = router({
  inbox: messages.input(inboxInput).query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages.input(messageInput).query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages.input(replyInput).mutation(createOperatorResolver(replyToContactMessage)),

  moveMessage: messages.input(messageStateInput).mutation(createOperatorResolver(setMessageState)),

  templates: messages.output(replyTemplatesSchema).query(({ ctx }) => listReplyTemplates(ctx.deps.db)),

  saveTemplate: messages.input(replyTemplateInputSchema).mutation(createOperatorResolver(saveReplyTemplate)),

  deleteTemplate: messages
    .input(replyTemplateIdInputSchema)
    .mutation(createOperatorResolver(removeReplyTemplate)),

  subscribers: messages.query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages.input(subscriberActionInput).mutation(createOperatorResolver(removeSubscriber)),
})
