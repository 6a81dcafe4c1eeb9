/** What a page looks at before it loads anything of the authentication module. */
export const storageKeys = {
  /** localStorage: the uid that is signed in in this browser, for all its tabs ("current user", B7.20). */
  lastKnown: 'last_known_user_uid',
  /** localStorage: set during a login without "remember me"; then no data of the user is stored here. */
  temporary: 'temporary_login',
  /** sessionStorage: this tab has left for Google. */
  redirect: 'auth_redirect',
} as const
