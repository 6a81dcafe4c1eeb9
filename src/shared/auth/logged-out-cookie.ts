/**
 * Cookie that script sets on logout, and that the server removes after it has ended the session (B7.36). Until then, the server
 * ignores the session cookie, which script can't remove.
 */
export const loggedOutCookie = 'logged-out'
