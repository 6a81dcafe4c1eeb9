export { listChores, recordChore, type Chore, type ChoreDone } from './upkeep-queries.ts'
