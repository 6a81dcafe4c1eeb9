import {
  answerTemplatesSchema,
  templateIdInput,
  templateInput,
} from '../../../shared/contact/template-schemas.ts'
import {
  replyInput,
  inboxInput,
  messageInput,
  messageStateInput,
  subscriberActionInput,
} from '../../../shared/admin/admin-schemas.ts'
import { listTemplates } from '../../contact/index.ts'
import { procedureFor, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import {
  answerMessage,
  deleteAnswerTemplate,
  readInbox,
  readMessage,
  saveTemplate,
  setMessageState,
} from './messages.ts'
import { readSubscribers, removeSubscriber } from './subscribers.ts'

const messages = procedureFor('answerMessages')

export const messagesRouter = router({
  inbox: messages.input(inboxInput).query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages.input(messageInput).query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages.input(replyInput).mutation(asOperator(answerMessage)),

  moveMessage: messages.input(messageStateInput).mutation(asOperator(setMessageState)),

  templates: messages.output(answerTemplatesSchema).query(({ ctx }) => listTemplates(ctx.deps.db)),

  saveTemplate: messages.input(templateInput).mutation(asOperator(saveTemplate)),

  deleteTemplate: messages.input(templateIdInput).mutation(asOperator(deleteAnswerTemplate)),

  subscribers: messages.query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages.input(subscriberActionInput).mutation(asOperator(removeSubscriber)),
})
