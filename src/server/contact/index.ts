export { eraseMessagesOfSender, listMessagesOfSender } from './queries.ts'
export {
  changeMessageState,
  countMessages,
  findMessage,
  listInbox,
  listReplies,
  type InboxMessage,
} from './inbox-queries.ts'
export { deleteReplyTemplate, listReplyTemplates, storeReplyTemplate } from './template-queries.ts'
export { replyToMessage } from './reply-to-message.ts'
