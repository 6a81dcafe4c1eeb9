import { newGuidesSchema } from '../../shared/newsletter/new-guides-schemas.ts'
import { publicProcedure, router } from '../trpc.ts'
import { readNewGuides } from './read-new-guides.ts'

export const newsletterRouter = router({
  read: publicProcedure.output(newGuidesSchema).query(({ ctx }) => readNewGuides(ctx.deps)),
})
