import { mergeRouters } from '../trpc.ts'
import { askRouter } from './ask/router.ts'
import { catalogRouter } from './catalog/router.ts'
import { editorRouter } from './editor/router.ts'
import { readerRouter } from './reader/router.ts'
import { readingPathsRouter } from './reading-paths/router.ts'
import { reportsRouter } from './reports/router.ts'

export const guidesRouter = mergeRouters(
  catalogRouter,
  readerRouter,
  readingPathsRouter,
  askRouter,
  reportsRouter,
  editorRouter,
)
