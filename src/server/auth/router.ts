import { z } from 'zod'
import { accountSchema, loginSchema, registerSchema, sessionSchema } from '../../shared/auth-schemas.ts'
import { memberProcedure, publicProcedure, router } from '../platform/trpc.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { toAccount } from './to-account.ts'

export const authRouter = router({
  register: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/api/auth/register', summary: 'Make the account of a new sign-up' },
    })
    .input(registerSchema)
    .output(z.object({ user: accountSchema }))
    .mutation(({ ctx, input }) => register(ctx, ctx.member, input)),

  login: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/login', summary: 'Start a session' } })
    .input(loginSchema)
    .output(z.object({ user: accountSchema }))
    .mutation(({ ctx, input }) => login(ctx, input)),

  logout: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/logout', summary: 'End the session of this browser' } })
    .mutation(({ ctx }) => ctx.session.clear()),

  me: memberProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/me', summary: 'Your own account' } })
    .output(z.object({ user: accountSchema }))
    .query(async ({ ctx }) => ({ user: toAccount(await ctx.user(), ctx.member) })),

  session: publicProcedure.output(sessionSchema).query(async ({ ctx }) => {
    const caller = await ctx.caller()
    return caller === undefined ? null : { uid: caller.uid, email: caller.email }
  }),
})
