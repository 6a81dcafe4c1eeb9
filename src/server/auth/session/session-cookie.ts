import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedOutCookie } from '../../../shared/auth/logged-out-cookie.ts'
import { enforcedDays } from '../../../shared/deadlines.ts'
import type { AuthDeps } from '../deps.ts'
import { endSession, isSessionRevoked } from './ended-sessions.ts'
import { deleteSession } from './session-queries.ts'
import type { Env } from '../../platform/env.ts'

export type SessionDeps = Pick<AuthDeps, 'identity' | 'env' | 'clock' | 'db'>

/** Seconds. Two weeks is Firebase's maximum (B7.16). */
const lifetimeSeconds = enforcedDays.sessionDays * 24 * 60 * 60
/** Milliseconds. An older login gets no cookie (B7.16). */
const freshSignInMs = 5 * 60 * 1000

/** Returns the name of the session cookie. The prefix `__Host-` requires HTTPS, which the demo doesn't have. */
export function getSessionCookieName(env: Pick<Env, 'ORIGIN'>): string {
  return env.ORIGIN.startsWith('https:') ? '__Host-session' : 'session'
}

export type SessionCookie = ReturnType<typeof getSessionCookie>

export function getSessionCookie(deps: SessionDeps, request: FastifyRequest, reply: FastifyReply) {
  const name = getSessionCookieName(deps.env)
  const options = {
    path: '/',
    httpOnly: true,
    secure: deps.env.ORIGIN.startsWith('https:'),
    sameSite: 'lax',
  } as const
  const clear = () => void reply.clearCookie(name, options)
  /** Creates a session cookie. Firebase returns the same cookie for two logins of a user within a second; if it was revoked, waits for a new one. */
  const create = async (idToken: string): Promise<string> => {
    const cookie = await deps.identity.createSessionCookie(idToken, lifetimeSeconds * 1000)
    if (!(await isSessionRevoked(deps, cookie))) return cookie
    await wait(1000)
    return create(idToken)
  }
  const cookie = request.cookies[name]
  const findCookieCaller = async () =>
    cookie === undefined ? undefined : deps.identity.findCallerByCookie(cookie)
  /** Ends the session: revokes the session cookie and clears it and the logged-out cookie. */
  const end = async (): Promise<void> => {
    const caller = await findCookieCaller()
    // Only valid cookies are stored, because a client can send any value.
    if (cookie !== undefined && caller !== undefined) await endSession(deps, cookie, caller)
    clear()
    if (isLoggedOut(request)) reply.clearCookie(loggedOutCookie, { path: '/' })
  }
  return {
    /** Bearer token of the request. Undefined if there is none. */
    bearer: parseBearerToken(request),
    clear,
    end,
    /** Returns when the user signed in to this session. Undefined without a cookie of this user. */
    async findSignInTime(uid: string): Promise<Date | undefined> {
      const caller = await findCookieCaller()
      return caller?.uid === uid ? caller.authenticatedAt : undefined
    },
    /** Sets a cookie for an ID token whose login is less than five minutes old. */
    async start(idToken: string, { remember }: { remember: boolean }): Promise<void> {
      // If the login isn't recent, no new cookie is set, and the revoked one must not be accepted again.
      if (isLoggedOut(request)) await end()
      const caller = await deps.identity.findCallerByToken(idToken)
      if (caller === undefined || deps.clock().getTime() - caller.authenticatedAt.getTime() > freshSignInMs)
        return
      const replaced = await findCookieCaller()
      if (replaced?.uid === caller.uid && replaced.authenticatedAt < caller.authenticatedAt)
        await deleteSession(deps.db, { uid: caller.uid, signedInAt: replaced.authenticatedAt })
      reply.setCookie(name, await create(idToken), {
        ...options,
        ...(remember ? { maxAge: lifetimeSeconds } : {}),
      })
    },
  }
}

/** Returns whether the browser has logged out, even if the server was unreachable at that time (B7.36). */
export function isLoggedOut(request: FastifyRequest): boolean {
  return request.cookies[loggedOutCookie] !== undefined
}

export function parseBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
