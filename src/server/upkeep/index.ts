export { startUpkeepWorker } from './start-upkeep-worker.ts'
export { watchUpkeep } from './watch-upkeep.ts'
export { sweep } from './sweep.ts'
export { listChores, recordChore, type Chore, type ChoreDone } from './upkeep-queries.ts'
