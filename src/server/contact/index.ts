export { deleteMessages } from './queries.ts'
