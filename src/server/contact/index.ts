export { deleteMessages, eraseMessagesFrom, listMessagesFrom } from './queries.ts'
