import { z } from 'zod'
import {
  pathInputSchema,
  pathPageSchema,
  pathsInputSchema,
  readingPathSchema,
} from '../../../shared/guides/paths/path-schemas.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { findPathPage, listReadingPaths } from './read-paths.ts'

export const readingPathsRouter = router({
  paths: publicProcedure
    .input(pathsInputSchema)
    .output(z.array(readingPathSchema))
    .query(({ ctx, input }) => listReadingPaths(ctx.deps, ctx.caller, input)),

  path: publicProcedure
    .input(pathInputSchema)
    .output(pathPageSchema.nullable())
    .query(({ ctx, input }) => findPathPage(ctx.deps, ctx.caller, input)),
})
