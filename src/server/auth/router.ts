import { z } from 'zod'
import {
  accountSchema,
  changeEmailSchema,
  pendingEmailChangeSchema,
  loginSchema,
  registerSchema,
  renameSchema,
  ownSessionsSchema,
  sessionSchema,
} from '../../shared/auth/auth-schemas.ts'
import { limitCallRate, memberProcedure, publicProcedure, router } from '../trpc.ts'
import type { Caller } from '../platform/caller.ts'
import { changeEmail, findPendingEmailChange } from './email/change-email.ts'
import {
  emailChangeLimit,
  usernameChangeLimit,
  signInLimitByAccount,
  signInLimitByNetwork,
} from './limits.ts'
import { logIn } from './log-in.ts'
import { changeUsername } from './change-username.ts'
import { listOwnSessions, logOutEverywhere, logOutOtherSessions } from './session/own-sessions.ts'
import { readSession } from './session/read-session.ts'
import type { SessionCookie } from './session/session-cookie.ts'
import { registerUser } from './register-user.ts'
import { toAccount } from './to-account.ts'

/** Returns the sign-in time of the caller's session. Prefers the cookie, because the Auth emulator dates a renewed token by the last sign-in on any device. */
const findSignInTime = async ({ session, member }: { session: SessionCookie; member: Caller }) =>
  (await session.findSignInTime(member.uid)) ?? member.authenticatedAt

export const authRouter = router({
  register: memberProcedure
    .use(limitCallRate(signInLimitByNetwork, 'network'))
    .use(limitCallRate(signInLimitByAccount, 'account'))
    .meta({
      rest: { method: 'POST', path: '/api/auth/register', summary: 'Create an account' },
    })
    .input(registerSchema)
    .output(z.object({ user: accountSchema }))
    .mutation(({ ctx, input }) => registerUser(ctx.deps, ctx.session, ctx.member, input)),

  login: publicProcedure
    .use(limitCallRate(signInLimitByNetwork, 'network'))
    .use(limitCallRate(signInLimitByAccount, 'account'))
    .meta({ rest: { method: 'POST', path: '/api/auth/login', summary: 'Log in' } })
    .input(loginSchema)
    .output(z.object({ user: accountSchema }))
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  logout: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/logout', summary: 'Log out' } })
    .mutation(({ ctx }) => ctx.session.end()),

  logoutEverywhere: memberProcedure
    .use(limitCallRate(signInLimitByAccount, 'account'))
    .meta({
      rest: {
        method: 'POST',
        path: '/api/auth/logout-everywhere',
        summary: 'Log out on every device',
      },
    })
    .mutation(({ ctx }) => logOutEverywhere(ctx.deps, ctx.session, ctx.member)),

  sessions: memberProcedure
    .output(ownSessionsSchema)
    .query(async ({ ctx }) => listOwnSessions(ctx.deps, await ctx.user(), await findSignInTime(ctx))),

  logoutOthers: memberProcedure
    .use(limitCallRate(signInLimitByAccount, 'account'))
    .mutation(async ({ ctx }) => logOutOtherSessions(ctx.deps, await ctx.user(), await findSignInTime(ctx))),

  rename: memberProcedure
    .use(limitCallRate(usernameChangeLimit, 'account'))
    .meta({ rest: { method: 'POST', path: '/api/auth/username', summary: 'Change your username' } })
    .input(renameSchema)
    .output(z.object({ user: accountSchema }))
    .mutation(({ ctx, input }) => changeUsername(ctx.deps, ctx.member, input)),

  changeEmail: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/auth/email',
        summary: 'Change your email address',
      },
    })
    .input(changeEmailSchema)
    // Runs after input validation, so that invalid input doesn't count against the limit.
    .use(limitCallRate(emailChangeLimit, 'account'))
    .output(pendingEmailChangeSchema)
    .mutation(async ({ ctx, input }) =>
      changeEmail(ctx.deps, { caller: ctx.member, user: await ctx.user() }, input),
    ),

  emailChange: memberProcedure
    .output(pendingEmailChangeSchema)
    .query(async ({ ctx }) => findPendingEmailChange(ctx.deps, await ctx.user())),

  me: memberProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/me', summary: 'Get your account' } })
    .output(z.object({ user: accountSchema }))
    .query(async ({ ctx }) => ({ user: toAccount(await ctx.user(), ctx.member) })),

  session: publicProcedure.output(sessionSchema).query(async ({ ctx }) => {
    const caller = await ctx.caller()
    return caller === undefined ? null : readSession(ctx.deps.db, caller)
  }),
})
