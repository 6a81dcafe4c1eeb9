// Storage keys that a page reads before the app loads. Separate constants, so that the head script contains only its own.

/** localStorage: the uid that is signed in in this browser, for all tabs ("current user", B7.20). */
export const lastKnown = 'last_known_user_uid'
/** localStorage: set during a login without "remember me"; then no user data is stored here. */
export const temporary = 'temporary_login'
/** sessionStorage: set while this tab is at Google's login. */
export const redirect = 'auth_redirect'
/** sessionStorage: the last page before the login page (B7.7). */
export const returnPath = 'path-after-login'
/** localStorage: light, dark or system (B2.10). */
export const theme = 'ai-income-theme'
/** localStorage: the chosen language (B3.2). */
export const language = 'language'
/** localStorage: consent to counting page views (B15.2). */
export const consent = 'analytics-consent'
