import { z } from 'zod'
import {
  readingPathInputSchema,
  readingPathPageSchema,
  readingPathsInputSchema,
  readingPathSchema,
} from '../../../shared/guides/paths/path-schemas.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { findPathPage, listReadingPaths } from './read-paths.ts'

export const readingPathsRouter = router({
  paths: publicProcedure
    .input(readingPathsInputSchema)
    .output(z.array(readingPathSchema))
    .query(({ ctx, input }) => listReadingPaths(ctx.deps, ctx.caller, input)),

  path: publicProcedure
    .input(readingPathInputSchema)
    .output(readingPathPageSchema.nullable())
    .query(({ ctx, input }) => findPathPage(ctx.deps, ctx.caller, input)),
})
