import {
  replyTemplatesSchema,
  replyTemplateIdInputSchema,
  replyTemplateInputSchema,
} from '../../../shared/contact/template-schemas.ts'
import {
  replyInputSchema,
  inboxInputSchema,
  messageInputSchema,
  messageStateInputSchema,
  subscriberActionInputSchema,
} from '../../../shared/admin/admin-schemas.ts'
import { listReplyTemplates } from '../../contact/index.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
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
  inbox: messages.input(inboxInputSchema).query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages.input(messageInputSchema).query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages.input(replyInputSchema).mutation(asOperator(replyToContactMessage)),

  moveMessage: messages.input(messageStateInputSchema).mutation(asOperator(setMessageState)),

  templates: messages.output(replyTemplatesSchema).query(({ ctx }) => listReplyTemplates(ctx.deps.db)),

  saveTemplate: messages.input(replyTemplateInputSchema).mutation(asOperator(saveReplyTemplate)),

  deleteTemplate: messages.input(replyTemplateIdInputSchema).mutation(asOperator(removeReplyTemplate)),

  subscribers: messages.query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages.input(subscriberActionInputSchema).mutation(asOperator(removeSubscriber)),
})
