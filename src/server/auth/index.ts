export type { AuthDeps } from './deps.ts'
export { createFirebaseIdentity, openFirebase, createSignInLookup } from './firebase.ts'
export { toDeletedUid } from './deleted-uid.ts'
export type { SignInFacts } from './identity-provider.ts'
export { deleteEmailChange, findEmailChange } from './queries.ts'
export { planRelink, relinkAccount } from './relink-account.ts'
export { requireFreshSignIn } from './session/require-fresh-sign-in.ts'
export { requireUser } from './require-user.ts'
export {
  isLoggedOut,
  getSessionCookie,
  getSessionCookieName,
  type SessionCookie,
} from './session/session-cookie.ts'
export { findCaller, findPageReader } from './find-caller.ts'
export { deleteSessionsOfUser, listSessions } from './session/session-queries.ts'
export { setRole } from './set-role.ts'
