import { z } from 'zod'
import { guideIdSchema } from '../../shared/guide-schemas.ts'
import { publicProcedure, router } from '../platform/trpc.ts'
import { canView } from './can-view.ts'

export const accessRouter = router({
  canView: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/users/can-view/:guideId',
        summary: 'Whether you may read this guide',
      },
    })
    // The uid of the documented call proves nothing and is not looked at (reading A04).
    .input(z.object({ guideId: guideIdSchema, uid: z.string().optional() }))
    .output(z.object({ canView: z.boolean() }))
    .query(({ ctx, input }) => canView(ctx, input.guideId)),
})
