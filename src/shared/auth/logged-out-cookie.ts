/**
 * Set by script when somebody logs out, and removed by the server once it knows (B7.36): while it stands, the session
 * cookie, which script can't remove, counts as none.
 */
export const loggedOutCookie = 'logged-out'
