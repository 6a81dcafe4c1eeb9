import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'
import { endSession, isSessionRevoked } from './session/ended-sessions.ts'
import { wasSessionEndedElsewhere } from './session/own-sessions.ts'
import {
  parseBearerToken,
  isLoggedOut,
  getSessionCookie,
  getSessionCookieName,
  type SessionDeps,
} from './session/session-cookie.ts'

/**
 * Finds the caller of a request. A bearer token grants read and write access, a cookie only read access: a write with only a cookie counts as a guest's, so
 * that another site can't make a user's browser write (R7).
 */
export async function findCaller(
  deps: SessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const bearer = parseBearerToken(request)
  if (bearer === undefined && request.headers.authorization !== undefined) {
    throw new Refusal('authentication-required')
  }
  const [byBearer, byCookie] = await Promise.all([
    bearer === undefined ? undefined : deps.identity.findCallerByToken(bearer),
    reads ? findPageReader(deps, request, reply) : undefined,
  ])
  if (bearer === undefined) return byCookie
  if (byBearer === undefined) throw new Refusal('authentication-required')
  if (byCookie !== undefined && byCookie.uid !== byBearer.uid) {
    getSessionCookie(deps, request, reply).clear()
    throw new Refusal('authentication-required', 'The session belongs to another account')
  }
  if (
    byCookie === undefined &&
    (await wasSessionEndedElsewhere(deps, byBearer, request.headers['user-agent']))
  ) {
    // The Auth emulator dates a renewed token by the user's last sign-in on any device, so only the cookie identifies the session.
    const bySession = await findPageReader(deps, request, reply)
    if (bySession?.uid !== byBearer.uid) throw new Refusal('authentication-required')
  }
  return byBearer
}

/** Finds the signed-in user of a page by the session cookie, the only credential that a browser sends when it opens a URL. Undefined for guests. */
export async function findPageReader(
  deps: SessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const cookie = request.cookies[getSessionCookieName(deps.env)]
  if (cookie === undefined) return undefined
  const [found, ended] = await Promise.all([
    deps.identity.findCallerByCookie(cookie),
    isSessionRevoked(deps, cookie),
  ])
  if (found !== undefined && isLoggedOut(request)) await endSession(deps, cookie, found)
  else if (found !== undefined && !ended) {
    if (!(await wasSessionEndedElsewhere(deps, found, request.headers['user-agent']))) return found
  }
  getSessionCookie(deps, request, reply).clear()
  return undefined
}
