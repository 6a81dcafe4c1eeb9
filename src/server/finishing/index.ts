export { listSaved } from './saved/saved-queries.ts'
export { listMarks } from './steps/step-queries.ts'
export { forgetReader } from './forget-reader.ts'
