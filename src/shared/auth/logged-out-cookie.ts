/**
 * Set by script on logout, and removed by the server once it has ended the session (B7.36). While it is set, the
 * server ignores the session cookie, which script can't remove.
 */
export const loggedOutCookie = 'logged-out'
