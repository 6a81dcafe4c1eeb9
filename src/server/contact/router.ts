import { contactResponseSchema, contactMessageSchema } from '../../shared/contact/contact-schemas.ts'
import { limitCallRate, publicProcedure, router } from '../trpc.ts'
import { submitContactMessage } from './submit-message.ts'

/** Limits contact messages per network. Users may send several, and an office shares one network. */
const messageLimitByNetwork = {
  scope: 'contact/network',
  free: 5,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 15 * 60,
}

export const contactRouter = router({
  submit: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/contact/submit',
        summary: 'Send a message',
        refusalExtras: { success: false },
      },
    })
    .input(contactMessageSchema)
    // Runs after input validation, so that invalid input doesn't count against the limit.
    .use(limitCallRate(messageLimitByNetwork, 'network'))
    .output(contactResponseSchema)
    .mutation(async ({ ctx, input }) => {
      await submitContactMessage(ctx.deps, input)
      return { success: true, message: 'Your message has been sent' }
    }),
})
