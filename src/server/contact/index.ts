export { deleteMessages, eraseMessagesFrom, listMessagesFrom } from './queries.ts'
export {
  changeMessageState,
  countMessages,
  findMessage,
  listInbox,
  listReplies,
  type InboxMessage,
} from './inbox-queries.ts'
export { replyToMessage } from './reply-to-message.ts'
