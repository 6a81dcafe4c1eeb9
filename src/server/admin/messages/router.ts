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
import { answerMessage, setMessageState, readInbox, readMessage } from './messages.ts'
import { readSubscribers, removeSubscriber } from './subscribers.ts'
import { deleteAnswerTemplate, saveTemplate } from './templates.ts'

const messages = procedureFor('answerMessages')

export const messagesRouter = router({
  inbox: messages.input(inboxInput).query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages.input(messageInput).query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages
    .input(replyInput)
    .mutation(({ ctx, input }) => answerMessage(ctx.deps, ctx.member, input)),

  moveMessage: messages
    .input(messageStateInput)
    .mutation(({ ctx, input }) => setMessageState(ctx.deps, ctx.member, input)),

  templates: messages.output(answerTemplatesSchema).query(({ ctx }) => listTemplates(ctx.deps.db)),

  saveTemplate: messages
    .input(templateInput)
    .mutation(({ ctx, input }) => saveTemplate(ctx.deps, ctx.member, input)),

  deleteTemplate: messages
    .input(templateIdInput)
    .mutation(({ ctx, input }) => deleteAnswerTemplate(ctx.deps, ctx.member, input)),

  subscribers: messages.query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages
    .input(subscriberActionInput)
    .mutation(({ ctx, input }) => removeSubscriber(ctx.deps, ctx.member, input)),
})
