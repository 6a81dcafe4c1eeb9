export type { AuthDeps } from './deps.ts'
export { firebaseIdentity, openFirebase } from './firebase.ts'
export { deleteEndedSessions } from './queries.ts'
export { relinkAccount } from './relink-account.ts'
export { requireUser } from './require-user.ts'
export {
  isLoggedOut,
  sessionCookie,
  sessionCookieName,
  type SessionCookie,
} from './session/session-cookie.ts'
export { findCaller, findPageReader } from './find-caller.ts'
export { setRole } from './set-role.ts'
