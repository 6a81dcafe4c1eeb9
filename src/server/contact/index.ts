export { deleteMessages, eraseMessagesFrom, listMessagesFrom } from './queries.ts'
export {
  changeMessageState,
  countMessages,
  findMessage,
  listInbox,
  listReplies,
  type InboxMessage,
} from './inbox-queries.ts'
export { deleteTemplate, listTemplates, storeTemplate } from './template-queries.ts'
export { replyToMessage } from './reply-to-message.ts'
